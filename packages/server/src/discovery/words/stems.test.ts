import { expect, it } from 'vitest';
import { cutWords, makeQuery, makeVector } from './index.ts';
import { stemOf, stemsOf } from './stems.segmenter.ts';

it.each([
  ['en', 'kitchens', 'kitchen'],
  ['en', 'berries', 'berri'],
  ['de', 'hauser', 'haus'],
  ['de', 'blumen', 'blum'],
  ['ar', 'الحديقه', 'حديق'],
  ['ar', 'حديقة', 'حديق'],
  ['en', 'حديقة', 'حديقة'],
  ['en', 'as', 'as'],
  ['de', '庭', '庭'],
] as const)('takes the ending from a word: %s %s', (language, word, stem) => {
  expect(stemOf(word, language)).toBe(stem);
});

it.each([
  'bookshelves bookshelf',
  'shelves shelf',
  'leaves leaf',
  'meatloaves meatloaf',
  'wolves wolf',
  'penknives penknife',
  'grandchildren grandchild',
  'feet foot',
  'teeth tooth',
  'geese goose',
  'mice mouse',
  'women woman',
  'snowmen snowman',
  'cacti cactus',
  'cactuses cactus',
  'salespeople salesperson',
  'gateaux gateau',
  'indices index',
])('knows two forms of one English word for one: %s', (pair) => {
  const [plural = '', singular = ''] = pair.split(' ');
  expect(stemOf(plural, 'en')).toBe(stemOf(singular, 'en'));
});

it.each(['ramen', 'blumen', 'olives', 'delves', 'pumice', 'slice', 'abdomen', 'police'])(
  'takes %s for no plural of another word',
  (word) => {
    expect(word.startsWith(stemOf(word, 'en'))).toBe(true);
  },
);

it.each(['القطط قطة', 'كلاب الكلب', 'الزهور زهرة', 'بالكتب كتاب', 'فواكه فاكهه'])(
  'knows two forms of one Arabic word for one: %s',
  (pair) => {
    const [one, other] = cutWords(pair);
    expect(stemOf(one!, 'ar')).toBe(stemOf(other!, 'ar'));
  },
);

it('knows a word by every language that could have written it', () => {
  expect(stemsOf('kitchens')).toEqual(['kitchen', 'kitch']);
  expect(stemsOf('cup')).toEqual([]);
});

it('folds the letters that Arabic is typed with', () => {
  expect(cutWords('كُرسى')).toEqual(cutWords('كرسي'));
});

it('writes other forms of a word beside it, for less', () => {
  expect(makeVector([{ text: 'Cups', weight: 'A' }], ['kind:0'])).toBe("'cups':2A 'stem:cup':2B 'kind:0'");
  expect(makeQuery(['cups'], { stems: 'en' })).toBe("('cups' | 'cup' | 'stem:cup')");
  expect(makeQuery(['cup'], { stems: 'en' })).toBe("('cup' | 'stem:cup')");
  expect(makeQuery(['cups'])).toBe("'cups'");
  expect(makeQuery(['red', 'cu'], { stems: 'en', isPrefix: true })).toBe("('red' | 'stem:red') & ('cu' | 'stem:cu' | 'cu':*)");
});
