// SPDX-License-Identifier: MIT
// The tiles that are left, as pictures: a click tells which one was drawn; typed edges find it.
#pragma once

#include "app/panes/pane.h"
#include "engine/board/tile_pool.h"

#include <optional>

class QLabel;
class QLineEdit;
class QListView;

namespace scorekeep::app {

class TileKindDelegate;
class TileKindsModel;
class TilePictures;

class TilePicker : public Pane {
    Q_OBJECT

public:
    TilePicker(GameSession *session, TilePictures *pictures, const Theme &theme, QWidget *parent = nullptr);

    void refresh() override;
    void focusSearch();
    TileKindsModel *model() const { return m_model; }
    QListView *list() const { return m_list; }
    QLineEdit *search() const { return m_search; }
    // Where a kind is shown, in the list's viewport; empty when it is not found or scrolled away.
    QRect rectOf(KindId kind) const;

Q_SIGNALS:
    void chosen(scorekeep::KindId kind);
    void looked(std::optional<scorekeep::KindId> kind); // under the pointer, or current while typing

protected:
    void retranslate() override;
    void applyTheme() override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fitPictures();
    void tellLeft(); // or that nothing is found
    void take(int row);
    void find();
    bool handleSearchKey(int key);

    TileKindsModel *m_model;
    TileKindDelegate *m_delegate;
    QListView *m_list;
    QLabel *m_label, *m_left;
    QLineEdit *m_search;
    QString m_total; // of the tiles that are left
};

} // namespace scorekeep::app
