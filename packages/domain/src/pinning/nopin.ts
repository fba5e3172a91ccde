/** The names under which a page's `<meta content="nopin">` tells that it does not want to be saved; the first is the field's. */
export const NOPIN_NAMES: readonly string[] = ['pinterest', 'bowerbird'];

/** Attributes that keep one picture out, each with the values that mean it; `null` is any value. */
export const NOPIN_ATTRIBUTES: Readonly<Record<string, string | null>> = { 'data-pin-nopin': null, nopin: 'nopin' };

/** Whether a picture's own attributes say that it is not to be saved. */
export function isNopin(attributeOf: (name: string) => string | null | undefined): boolean {
  return Object.entries(NOPIN_ATTRIBUTES).some(([name, wanted]) => {
    const value = attributeOf(name);
    return value !== null && value !== undefined && (wanted === null || value === wanted || value === '');
  });
}
