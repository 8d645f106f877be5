// SPDX-License-Identifier: MIT
// What a handler asks: one or more prompts of one player, of which one is answered or the choice passed.
#pragma once

#include <array>
#include <type_traits>
#include <vector>

#include "engine/game/answer.h"

namespace scorekeep {

// A reference to a callable that outlives the call (a handler's own lambda). No allocation.
template <class Signature>
class FunctionRef;
template <class R, class... Args>
class FunctionRef<R(Args...)> {
public:
    FunctionRef() = default;
    template <class F>
        requires(!std::is_same_v<std::remove_cvref_t<F>, FunctionRef>)
    FunctionRef(F &&f)  // NOLINT: conversion is the purpose
        : m_object(const_cast<void *>(static_cast<const void *>(&f))), m_call([](void *object, Args... args) -> R {
              return (*static_cast<std::remove_reference_t<F> *>(object))(static_cast<Args>(args)...);
          }) {}
    R operator()(Args... args) const { return m_call(m_object, static_cast<Args>(args)...); }
    explicit operator bool() const { return m_call != nullptr; }

private:
    void *m_object = nullptr;
    R (*m_call)(void *, Args...) = nullptr;
};

struct DrawOption {
    KindId tile = 0;
    int left = 0;
    std::vector<Placement> placements;
};

// Gathers the options of a prompt.
class Options {
public:
    void add(Answer answer) { answers.push_back(std::move(answer)); }
    bool empty() const { return answers.empty(); }
    std::vector<Answer> answers;
};

struct Prompt {
    ItemId item = NoItem;
    PromptKind kind = PromptKind::Confirm;
    std::string_view source;  // tells choices of pieces apart; empty for most
    int least = 1, most = 1;  // ChoosePieces: how many; EnterNumber: the range
    bool must = false;        // the choice may not be passed while this has options
    FunctionRef<void(Options &)> options;
    FunctionRef<bool(const Answer &)> accepts;  // a cheap test of the same; absent: looks among the options
};

struct Choice {
    PlayerId player = NoPlayer;
    bool mayPass = false;
    Place subject;
    std::vector<Prompt> prompts;
};

struct Answered {
    bool opened = false;   // false: there was nothing to choose
    bool passed = false;
    std::size_t prompt = 0;  // index into Choice::prompts
    Answer answer;
    bool forced = false;

    explicit operator bool() const { return opened && !passed; }
};

// A prompt with its options worked out, as the program shows it.
struct OpenPrompt {
    ItemId item = NoItem;
    PlayerId player = NoPlayer;
    PromptKind kind = PromptKind::Confirm;
    bool mayPass = false;
    bool standing = false;  // an any-time offer beside the choice
    std::string source;
    int least = 1, most = 1;
    Place subject;
    std::vector<Answer> options;
};

struct OpenChoice {
    std::vector<OpenPrompt> prompts;  // of the choice first, then the standing offers
    bool open() const { return !prompts.empty(); }
};

}  // namespace scorekeep
