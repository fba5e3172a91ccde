import type { IdMemory } from './memory.ts';

/** The upper and lower word of an id. */
export function highOf(id: bigint): number {
  return Number(BigInt.asIntN(32, id >> 32n));
}

export function lowOf(id: bigint): number {
  return Number(BigInt.asIntN(32, id));
}

/** The id of a number. */
export function idAt({ high, low }: IdMemory, number: number): bigint {
  return (BigInt(high[number]!) << 32n) | BigInt(low[number]! >>> 0);
}

/** The number of an id, or -1. */
export function findId({ high, low, slots }: IdMemory, idHigh: number, idLow: number): number {
  const mask = slots.length - 1;
  for (let slot = mixWords(idHigh, idLow) & mask; ; slot = (slot + 1) & mask) {
    const number = Atomics.load(slots, slot) - 1;
    if (number < 0) return -1;
    if (low[number] === idLow && high[number] === idHigh) return number;
  }
}

/** Gives an id the next number. The slot is written last, so that a reader finds the id whole or not at all. */
export function addId({ high, low, slots }: IdMemory, number: number, idHigh: number, idLow: number): void {
  high[number] = idHigh;
  low[number] = idLow;
  const mask = slots.length - 1;
  let slot = mixWords(idHigh, idLow) & mask;
  while (slots[slot] !== 0) slot = (slot + 1) & mask;
  Atomics.store(slots, slot, number + 1);
}

/** 32 well mixed bits of two words. */
export function mixWords(high: number, low: number): number {
  let mixed = Math.imul(low ^ Math.imul(high, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
