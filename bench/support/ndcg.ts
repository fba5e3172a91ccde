/** Normalised discounted cumulative gain of the first results: 1 where the best stand first, 0 where none of them is there. */
export function ndcg(grades: readonly number[], possible: readonly number[], most = 10): number {
  const ideal = gain(
    possible.toSorted((a, b) => b - a),
    most,
  );
  return ideal === 0 ? 0 : gain(grades, most) / ideal;
}

function gain(grades: readonly number[], most: number): number {
  return grades.slice(0, most).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
}
