// SPDX-License-Identifier: MIT
// What the modules remember: one typed value each, copied, compared and hashed with the state.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <tuple>
#include <typeinfo>
#include <vector>

namespace scorekeep {

inline void mix(std::size_t &seed, std::size_t value) {
    seed ^= value + 0x9e3779b97f4a7c15u + (seed << 6) + (seed >> 2);
}

// Hash of the fields that a slot or state lists: numbers, enums, and vectors or structs of such.
template <class T>
std::size_t hashOf(const T &value) {
    if constexpr (requires { value.fields(); }) {
        std::size_t seed = 0;
        std::apply([&](const auto &...field) { (mix(seed, hashOf(field)), ...); }, value.fields());
        return seed;
    } else if constexpr (requires { value.begin(); value.size(); }) {
        std::size_t seed = value.size();
        for (const auto &element : value) {
            mix(seed, hashOf(element));
        }
        return seed;
    } else {
        return std::hash<T>{}(value);
    }
}

// A module's slot is a regular struct with `auto fields() const { return std::tie(...); }`.
template <class T>
concept SlotValue = std::semiregular<T> && requires(const T &t) { t.fields(); };

// A value of any slot type with value semantics.
class Slot {
public:
    template <SlotValue T>
    static Slot make() {
        Slot slot;
        slot.m_holder = std::make_unique<Holder<T>>();
        return slot;
    }
    Slot() = default;
    Slot(const Slot &other) : m_holder(other.m_holder ? other.m_holder->clone() : nullptr) {}
    Slot(Slot &&) noexcept = default;
    Slot &operator=(const Slot &other) {
        if (this != &other) {
            m_holder = other.m_holder ? other.m_holder->clone() : nullptr;
        }
        return *this;
    }
    Slot &operator=(Slot &&) noexcept = default;

    // The caller asks for the type that the slot was made with; anything else throws std::bad_cast.
    template <SlotValue T>
    T &as() {
        return dynamic_cast<Holder<T> &>(*m_holder).value;
    }
    template <SlotValue T>
    const T &as() const {
        return dynamic_cast<const Holder<T> &>(*m_holder).value;
    }
    std::size_t hash() const { return m_holder ? m_holder->hash() : 0; }
    friend bool operator==(const Slot &a, const Slot &b) {
        return a.m_holder && b.m_holder ? a.m_holder->equals(*b.m_holder) : !a.m_holder && !b.m_holder;
    }

private:
    struct Base {
        virtual ~Base() = default;
        virtual std::unique_ptr<Base> clone() const = 0;
        virtual bool equals(const Base &) const = 0;
        virtual std::size_t hash() const = 0;
    };
    template <class T>
    struct Holder final : Base {
        T value{};
        std::unique_ptr<Base> clone() const override { return std::make_unique<Holder>(*this); }
        bool equals(const Base &other) const override {
            const auto *same = dynamic_cast<const Holder *>(&other);
            return same != nullptr && value.fields() == same->value.fields();
        }
        std::size_t hash() const override { return hashOf(value); }
    };
    std::unique_ptr<Base> m_holder;
};

using Slots = std::vector<Slot>;  // by module

}  // namespace scorekeep
