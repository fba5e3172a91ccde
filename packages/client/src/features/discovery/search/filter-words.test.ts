import { describe, expect, it } from 'vitest';
import type { Text } from '../../../i18n/i18n.tsx';
import { readFilterList } from './filter-list.ts';
import { wordsOfFilters } from './filter-words.ts';

const text = ((id: string, values?: Record<string, string>) => [id, ...Object.values(values ?? {})].join(' ')) as Text;
const wordsOf = (filters: string) =>
  wordsOfFilters({ text, locale: 'en', labelOf: () => 'Furniture' }, readFilterList(filters)).map(({ words }) => words);

describe('filters in words', () => {
  it('name a topic, a kind, a time and a site, in one order', () => {
    expect(wordsOf('domain:tiles.example,topic:12,date:week,type:video')).toEqual([
      'search.scopeVideos',
      'Furniture',
      'tiles.example',
      'search.dateWeek',
    ]);
  });

  it('say a price in the currency that it holds for, and as a number where it holds for any', () => {
    expect(wordsOf('price_min:5')).toEqual(['search.priceAtLeast 5']);
    expect(wordsOf('price_max:20,currency:EUR')).toEqual(['search.priceAtMost €20']);
    expect(wordsOf('price_min:500,price_max:2000,currency:JPY')).toEqual(['¥500 – ¥2,000']);
    expect(wordsOf('price_min:5,price_max:20')).toEqual(['5 – 20']);
  });
});
