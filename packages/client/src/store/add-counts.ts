/** Adds to the counts of a record; a count that is not known stays unknown, and none falls below 0. */
export function addCounts<T extends object>(record: T, by: { readonly [field: string]: number }): T {
  const counted = Object.entries(by).flatMap(([field, change]) => {
    const known = (record as Readonly<Record<string, unknown>>)[field];
    return typeof known === 'number' ? [[field, Math.max(0, known + change)] as const] : [];
  });
  return { ...record, ...Object.fromEntries(counted) };
}
