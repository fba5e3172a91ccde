/** Counts how often each owner came by, in a table that is as quickly emptied as filled. */
export function createOwnerCounter() {
  let keys = new Int32Array(4096);
  let times = new Int32Array(4096);
  let used: number[] = [];

  function slotOf(owner: number): number {
    const mask = keys.length - 1;
    let slot = (owner ^ (owner >>> 15)) & mask;
    while (times[slot] !== 0 && keys[slot] !== owner) slot = (slot + 1) & mask;
    return slot;
  }

  function widen(): void {
    const [oldKeys, oldTimes, old] = [keys, times, used];
    keys = new Int32Array(oldKeys.length * 2);
    times = new Int32Array(oldKeys.length * 2);
    used = [];
    for (const from of old) put(oldKeys[from]!, oldTimes[from]!);
  }

  function put(owner: number, count: number): void {
    const slot = slotOf(owner);
    if (times[slot] === 0) used.push(slot);
    keys[slot] = owner;
    times[slot] = count;
  }

  return {
    /** How often this owner came by before. */
    countOne: (owner: number): number => {
      const before = times[slotOf(owner)]!;
      put(owner, before + 1);
      if (used.length * 2 > keys.length) widen();
      return before;
    },
    reset: () => {
      for (const slot of used) times[slot] = 0;
      used = [];
    },
  };
}
