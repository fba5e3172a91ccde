/** Keeps the best of many: a heap whose root is the worst that is kept. Of equal ones the smaller number is better. */
export function createTopList(limit: number) {
  const scores = new Float64Array(limit);
  const items = new Int32Array(limit);
  let count = 0;

  const isWorse = (a: number, b: number) => scores[a]! < scores[b]! || (scores[a] === scores[b] && items[a]! > items[b]!);
  const swap = (a: number, b: number) => {
    const [score, item] = [scores[a]!, items[a]!];
    scores[a] = scores[b]!;
    items[a] = items[b]!;
    scores[b] = score;
    items[b] = item;
  };

  function rise(from: number): void {
    for (let at = from; at > 0;) {
      const parent = (at - 1) >> 1;
      if (!isWorse(at, parent)) return;
      swap(at, parent);
      at = parent;
    }
  }

  function sink(): void {
    for (let at = 0; ;) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      let worst = at;
      if (left < count && isWorse(left, worst)) worst = left;
      if (right < count && isWorse(right, worst)) worst = right;
      if (worst === at) return;
      swap(at, worst);
      at = worst;
    }
  }

  return {
    /** Whether it would be kept now; asked before anything dearer is. */
    mayTake: (score: number, item: number) => count < limit || score > scores[0]! || (score === scores[0] && item < items[0]!),
    take: (score: number, item: number) => {
      if (limit === 0) return;
      const at = count < limit ? count : 0;
      scores[at] = score;
      items[at] = item;
      if (count < limit) {
        count += 1;
        rise(at);
        return;
      }
      sink();
    },
    /** The best first. */
    sorted: () =>
      Array.from({ length: count }, (_, at) => ({ picture: items[at]!, score: scores[at]! })).toSorted(
        (a, b) => b.score - a.score || a.picture - b.picture,
      ),
  };
}
