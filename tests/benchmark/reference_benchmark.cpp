// SPDX-License-Identifier: MIT
// How fast the reference follows one click in the selector with everything selected: the six documents without
// layout (meant to take less than 16 ms), and the page on the screen (less than 100 ms).
#include "app/cli/selection_words.h"
#include "app/model/reference_lines.h"
#include "app/panes/changes_strip.h"
#include "app/panes/page_browser.h"
#include "app/panes/reference_view.h"
#include "app/print/reference_page.h"
#include "engine/game/embedded_world.h"

#include <benchmark/benchmark.h>

#include <QApplication>

using namespace scorekeep;
using namespace scorekeep::app;

namespace {

const Selection &everything() {
    static const Selection all = selectionNamed(embeddedWorld(), "C3", "everything");
    return all;
}

// The same without one element: what a click takes away.
const Selection &allButOne() {
    static const Selection less = [] {
        Selection selection = everything();
        std::erase(selection.elements, "inns");
        return normalised(selection, embeddedWorld().catalogue);
    }();
    return less;
}

void TailorSixDocuments(benchmark::State &run) {
    bool all = true;
    for (auto _ : run) {
        const ReferenceScope scope{all ? everything() : allButOne(), {}};
        for (const DocumentId document : Documents) {
            benchmark::DoNotOptimize(referenceLines(document, embeddedWorld(), scope));
        }
        all = !all;
    }
}

// One document as a page, which is made anew for the one that is shown.
void SetPage(benchmark::State &run) {
    const auto lines = referenceLines(DocumentId(run.range(0)), embeddedWorld(), {everything(), {}});
    for (auto _ : run) {
        benchmark::DoNotOptimize(referenceBody(DocumentId(run.range(0)), lines, {}));
    }
}

// From the click to the painted page, with the document that is told.
void ClickOnScreen(benchmark::State &run) {
    ReferenceView view(embeddedWorld(), Theme::light());
    view.resize(1000, 900);
    view.show();
    view.setScope({everything(), {}});
    view.showDocument(DocumentId(run.range(0)));
    QApplication::processEvents();
    bool all = false;
    for (auto _ : run) {
        view.setScope({all ? everything() : allButOne(), {}}, true);
        view.repaint();
        QApplication::processEvents();
        all = !all;
        if (!view.changes()->isVisible()) {
            run.SkipWithError("the click changed nothing");
            break;
        }
    }
}

BENCHMARK(TailorSixDocuments)->Unit(benchmark::kMillisecond);
BENCHMARK(SetPage)->DenseRange(0, 5)->Unit(benchmark::kMillisecond);
BENCHMARK(ClickOnScreen)->DenseRange(0, 5)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char **argv) {
    qputenv("QT_QPA_PLATFORM", qgetenv("QT_QPA_PLATFORM").isEmpty() ? "offscreen" : qgetenv("QT_QPA_PLATFORM"));
    QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) {
        return 1;
    }
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
