/** What pins that look alike are narrowed to by chips. */
export interface Narrowed {
  /** A price and its currency, such as `EUR 50`. */
  readonly under: string | null;
  readonly topicId: string | null;
  readonly domain: string | null;
}

const UNDER = /^[A-Z]{3} [1-9]\d{0,8}$/u;

const NOTHING: Narrowed = { under: null, topicId: null, domain: null };

/** The same choice once more takes it back; `null` where nothing is left. */
export function toggled(narrowed: Narrowed | null, part: Partial<Narrowed>): Narrowed | null {
  const [key, value] = Object.entries(part)[0] as [keyof Narrowed, never];
  const next: Narrowed = { ...NOTHING, ...narrowed, [key]: narrowed?.[key] === value ? null : value };
  return Object.values(next).every((chosen) => chosen === null) ? null : next;
}

/** A price as a choice. */
export function underOf({ price, currency }: { readonly price: number; readonly currency: string }): string {
  return `${currency} ${price}`;
}

/** A choice that the history kept, which anything may have written there. */
export function readNarrowed(kept: unknown): Narrowed | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { under, topicId, domain } = kept as Readonly<Record<string, unknown>>;
  const narrowed = {
    under: typeof under === 'string' && UNDER.test(under) ? under : null,
    topicId: typeof topicId === 'string' && /^\d{1,19}$/u.test(topicId) ? topicId : null,
    domain: typeof domain === 'string' && domain !== '' ? domain : null,
  };
  return Object.values(narrowed).every((chosen) => chosen === null) ? null : narrowed;
}

/** As the call takes it. */
export function filtersOf({ under, topicId, domain }: Narrowed) {
  return {
    ...(under !== null && { price_filters: { max: Number(under.slice(4)), currency: under.slice(0, 3) } }),
    ...(topicId !== null && { category_filters: [topicId] }),
    ...(domain !== null && { domain_filters: [domain] }),
  };
}
