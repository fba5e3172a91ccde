/**
 * How often somebody who sees one time of each kind, and takes the longer one for the second kind, is right (0.5 is chance):
 * the area under the curve of a Mann–Whitney test, ties counted half. Outliers weigh no more than others.
 */
export function guessRate(first: readonly number[], second: readonly number[]): number {
  const all = [...first.map((time) => ({ time, isSecond: false })), ...second.map((time) => ({ time, isSecond: true }))].toSorted(
    (a, b) => a.time - b.time,
  );
  let rankSum = 0;
  for (let start = 0; start < all.length;) {
    let end = start;
    while (end < all.length && all[end]!.time === all[start]!.time) end += 1;
    const rank = (start + 1 + end) / 2;
    rankSum += all.slice(start, end).filter(({ isSecond }) => isSecond).length * rank;
    start = end;
  }
  return (rankSum - (second.length * (second.length + 1)) / 2) / (first.length * second.length);
}
