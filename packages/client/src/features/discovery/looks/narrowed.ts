/** What pins that look alike are narrowed to by chips. */
export interface Narrowed {
  readonly under: number | null;
  readonly topicId: string | null;
  readonly domain: string | null;
}

const NOTHING: Narrowed = { under: null, topicId: null, domain: null };

/** The same choice once more takes it back; `null` where nothing is left. */
export function toggled(narrowed: Narrowed | null, part: Partial<Narrowed>): Narrowed | null {
  const [key, value] = Object.entries(part)[0] as [keyof Narrowed, never];
  const next: Narrowed = { ...NOTHING, ...narrowed, [key]: narrowed?.[key] === value ? null : value };
  return Object.values(next).every((chosen) => chosen === null) ? null : next;
}

/** A choice that the history kept, which anything may have written there. */
export function readNarrowed(kept: unknown): Narrowed | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { under, topicId, domain } = kept as Readonly<Record<string, unknown>>;
  const narrowed = {
    under: typeof under === 'number' && under > 0 ? under : null,
    topicId: typeof topicId === 'string' && /^\d{1,19}$/u.test(topicId) ? topicId : null,
    domain: typeof domain === 'string' && domain !== '' ? domain : null,
  };
  return Object.values(narrowed).every((chosen) => chosen === null) ? null : narrowed;
}

/** As the call takes it. */
export function filtersOf({ under, topicId, domain }: Narrowed) {
  return {
    ...(under !== null && { price_filters: { max: under } }),
    ...(topicId !== null && { category_filters: [topicId] }),
    ...(domain !== null && { domain_filters: [domain] }),
  };
}
