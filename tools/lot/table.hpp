// A memory of fixed size for what a search knows of positions: what took the least work is forgotten.

#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "board.hpp"

using Numbers = std::array<uint32_t, 2>;  // what proving and disproving would still take

class Table {
 public:
  explicit Table(size_t bytes) : entries_(std::max<size_t>(bytes / sizeof(Entry) / kWays, 1) * kWays) {}

  struct Entry {
    Key key = 0;
    Numbers numbers{};
    uint64_t work = 0;  // 0: nothing is known
  };

  const Entry* find(Key key) const {
    const Entry* bucket = &entries_[place(key)];
    for (int way = 0; way < kWays; way++)
      if (bucket[way].work && bucket[way].key == key) return bucket + way;
    return nullptr;
  }

  void store(Key key, Numbers numbers, uint64_t work) {
    Entry *bucket = &entries_[place(key)], *slot = bucket;
    for (int way = 0; way < kWays; way++) {
      if (bucket[way].work && bucket[way].key == key) {
        slot = bucket + way;
        work += slot->work;
        break;
      }
      if (bucket[way].work < slot->work) slot = bucket + way;
    }
    *slot = {key, numbers, std::max<uint64_t>(work, 1)};
  }

 private:
  static constexpr int kWays = 4;

  size_t place(Key key) const { return size_t(key) % (entries_.size() / kWays) * kWays; }

  std::vector<Entry> entries_;
};
