import { describe, expect, it } from 'vitest';
import { ageShown, countShown, factsShown } from './formats.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const ago = (milliseconds: number) => ageShown('en', now - milliseconds, now);
const day = 86_400_000;

describe('a count', () => {
  it('is whole below ten thousand and short from there on', () => {
    expect(countShown('en', 9_999)).toBe('9,999');
    expect(countShown('en', 10_000)).toBe('10K');
    expect(countShown('en', 1_250_000)).toBe('1.3M');
  });

  it('is written as the language writes it', () => {
    expect(countShown('de', 9_999)).toBe('9.999');
    expect(countShown('ja', 12_000)).toBe('1.2万');
  });
});

describe('an age', () => {
  it('has its largest unit alone', () => {
    expect([ago(5 * 60_000), ago(3 * 3_600_000), ago(6 * day), ago(7 * day), ago(364 * day), ago(800 * day)]).toEqual([
      '5 minutes ago',
      '3 hours ago',
      '6 days ago',
      '1 week ago',
      '52 weeks ago',
      '2 years ago',
    ]);
  });

  it('is now for what was just now, and for a clock that is behind, in every language', () => {
    expect([ago(0), ago(59_999), ago(-day), ago(60_000)]).toEqual(['now', 'now', 'now', '1 minute ago']);
    expect(['de', 'ja', 'ar'].map((locale) => ageShown(locale, now, now, 'short'))).toEqual(['jetzt', '今', 'الآن']);
  });

  it('reads as an age, not as a length, in every language of the page', () => {
    const shown = (style: 'long' | 'short') => ['en', 'de', 'ja', 'ar'].map((locale) => ageShown(locale, now - 35 * 60_000, now, style));
    expect(shown('long')).toEqual(['35 minutes ago', 'vor 35 Minuten', '35 分前', 'قبل 35 دقيقة']);
    expect(shown('short')).toEqual(['35 min. ago', 'vor 35 Min.', '35 分前', 'قبل 35 دقيقة']);
  });
});

describe('facts in a line', () => {
  it('are set apart as the language does', () => {
    expect(factsShown('en', ['96 pins', '2 sections'])).toBe('96 pins, 2 sections');
    expect(factsShown('ar', ['دبوسان', 'قسمان'])).toBe('دبوسان وقسمان');
  });
});
