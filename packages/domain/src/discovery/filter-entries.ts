import { isColorName } from '../media/color-names.ts';
import { isSkinTone } from '../media/skin-tones.ts';
import { isCurrency } from './currencies.ts';
import { isFilterDate, isFilterType, type FilterName } from './search-filters.ts';

/** A filter of a list such as `type:video,price_max:20`, and what is wrong with it. */
export interface FilterEntry {
  readonly name: string;
  readonly value: string;
  readonly fault: 'unknown' | 'choice' | 'format' | null;
}

const isMoney = (value: string) => /^\d{1,9}(\.\d{1,2})?$/.test(value);

/** What each filter takes, written small. */
export const isFilterValue = {
  type: isFilterType,
  color: isColorName,
  skin_tone: isSkinTone,
  topic: (value) => /^\d{1,18}$/.test(value),
  domain: (value) => value !== '',
  date: isFilterDate,
  price_min: isMoney,
  price_max: isMoney,
  currency: (value) => isCurrency(value.toUpperCase()),
  user: (value) => value !== '',
} as const satisfies Readonly<Record<FilterName | 'price_min' | 'price_max' | 'currency' | 'user', (value: string) => boolean>>;

/** Filters that have a few values to choose from. */
const CLOSED: readonly string[] = ['type', 'color', 'skin_tone', 'date'];

/** Reads a list of filters (`C3.18`), with what it has that is none. */
export function readFilterEntries(list: string): FilterEntry[] {
  return list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [name = '', ...rest] = entry.split(':');
      const value = rest.join(':').trim();
      return { name: name.trim(), value, fault: faultOf(name.trim(), value.toLowerCase()) };
    });
}

function faultOf(name: string, value: string): FilterEntry['fault'] {
  if (!isFilter(name)) return 'unknown';
  if (isFilterValue[name](value)) return null;
  return CLOSED.includes(name) ? 'choice' : 'format';
}

function isFilter(name: string): name is keyof typeof isFilterValue {
  return Object.hasOwn(isFilterValue, name);
}
