import { describe, expect, it } from 'vitest';
import { chooseLocale, parseAcceptLanguage } from './choose-locale.ts';
import { builtLocaleOf, isRightToLeft } from './locales.ts';

describe('the language of a page', () => {
  it('is the best built one of what a browser wishes', () => {
    expect(chooseLocale(parseAcceptLanguage('de-AT,de;q=0.9,en;q=0.8'))).toBe('de');
    expect(chooseLocale(parseAcceptLanguage('cy,ja;q=0.5,en;q=0.4'))).toBe('ja');
  });

  it('is the nearest one where a dialect has none of its own, in whatever form it is written', () => {
    expect(chooseLocale(['gsw-CH'])).toBe('de');
    expect(chooseLocale(['de_AT'])).toBe('de');
    expect(chooseLocale(['DE-at', 'ja'])).toBe('de');
    expect(chooseLocale(['not a tag', 'ja'])).toBe('ja');
  });

  it('is English when none fits, or the header is nonsense', () => {
    expect(chooseLocale(parseAcceptLanguage('cy'))).toBe('en');
    expect(chooseLocale(parseAcceptLanguage(';;q=x,,*;q=0'))).toBe('en');
    expect(chooseLocale([])).toBe('en');
  });

  it('is found by the language alone, whatever the region', () => {
    expect(['de-AT', 'en_GB', 'cy', ''].map(builtLocaleOf)).toEqual(['de', 'en', undefined, undefined]);
  });

  it('runs from right to left in Arabic, with hyphens and underscores alike', () => {
    expect([isRightToLeft('ar'), isRightToLeft('ar_SA'), isRightToLeft('ar-SA'), isRightToLeft('de')]).toEqual([true, true, true, false]);
  });
});
