/** The middle of some numbers; between the two in the middle, where they are even in number. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

/** The number below which so large a share of them lies; none of none. */
export function percentile(numbers: readonly number[], share: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(numbers.length * share) - 1)] ?? Number.NaN;
}

/** To two digits, as a table shows it. */
export function rounded(number: number): number {
  return Math.round(number * 100) / 100;
}
