import { describe, expect, it } from 'vitest';
import { partsAroundMatch } from './around-match.ts';

describe('the line of a message that was found', () => {
  /** The line with what was looked for in brackets. */
  const lineOf = (text: string, term: string) =>
    partsAroundMatch(text, term)
      .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
      .join('');

  it('begins shortly before what was looked for', () => {
    const text = 'We could take the train at nine,\nand then walk along the harbour';
    expect(lineOf(text, 'Harbour')).toBe('… walk along the [harbour]');
    expect(lineOf(text, 'could')).toBe('We [could] take the train at nine, and then walk along the harbour');
  });

  it.each([
    ['A café, a CAFE', 'cafe', 'A [café], a [CAFE]'],
    ['Straße', 'strasse', '[Straße]'],
    ['Ein Gruß', 'grus', 'Ein [Gruß]'],
    ['blå fjær', 'fjaer', 'blå [fjær]'],
    ['明日カフェで', 'カフェ', '明日[カフェ]で'],
    ['ガラス', 'カ', 'ガラス'],
    ['قهوة في المدينة', 'المدينة', 'قهوة في [المدينة]'],
    ['aaa', 'aa', '[aa]a'],
    ['100% sure', '100%', '[100%] sure'],
    ['one  two', 'one two', '[one two]'],
  ])('marks in %j what %j finds', (text, term, marked) => {
    expect(lineOf(text, term)).toBe(marked);
  });

  it('cuts no emoji of many parts, and loses no letter', () => {
    const text = 'hi 👩‍👩‍👧 e\u0301t\u0301 👍🏽!';
    expect(lineOf(text, '👩')).toBe('hi [👩‍👩‍👧] e\u0301t\u0301 👍🏽!');
    expect(lineOf(text, 'et')).toBe('hi 👩‍👩‍👧 [e\u0301t\u0301] 👍🏽!');
    expect(
      partsAroundMatch(text, 'et')
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  it('is whole where nothing of it is found', () => {
    expect(partsAroundMatch('A tea', 'café')).toEqual([{ text: 'A tea', isMatch: false }]);
    expect(partsAroundMatch('A tea', ' ')).toEqual([{ text: 'A tea', isMatch: false }]);
  });
});
