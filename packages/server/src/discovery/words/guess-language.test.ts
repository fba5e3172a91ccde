import { expect, it } from 'vitest';
import { guessLanguage } from './index.ts';

it.each([
  ['A chair for the garden', 'en'],
  ['Ein Stuhl für den Garten', 'de'],
  ['庭の椅子', 'ja'],
  ['كرسي للحديقة', 'ar'],
  ['Стул для сада', 'ru'],
  ['花园椅子', 'zh'],
  ['Eames lounge chair', ''],
  ['Mid-century in so', ''],
  ['', ''],
])('takes %j for %j', (text, language) => {
  expect(guessLanguage(text)).toBe(language);
});
