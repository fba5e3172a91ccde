/** By what the pins of a search can be narrowed, prices apart (`C3.18`). Of one filter any value is enough, of several all count. */
export const filterNames = ['type', 'color', 'skin_tone', 'topic', 'domain', 'date'] as const;
export type FilterName = (typeof filterNames)[number];

/** What a pin can be. */
export const filterTypes = ['picture', 'video', 'product', 'recipe', 'article'] as const;
export type FilterType = (typeof filterTypes)[number];

/** How many days ago a pin was made at most. */
export const filterDates = { week: 7, month: 30, year: 365 } as const;
export type FilterDate = keyof typeof filterDates;

export function isFilterType(value: string): value is FilterType {
  return filterTypes.some((type) => type === value);
}

export function isFilterDate(value: string): value is FilterDate {
  return Object.hasOwn(filterDates, value);
}
