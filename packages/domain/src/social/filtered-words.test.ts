import { describe, expect, it } from 'vitest';
import { holdsWord } from './filtered-words.ts';

describe('words that somebody does not want to read', () => {
  it.each([
    ['Win a SPAM chair', 'spam'],
    ['pure ｓｐａｍ!', 'spam'],
    ['sраm with letters of another script', 'spam'],
    ['s\u200bpam with nothing between', 'spam'],
    ['𝓼𝓹𝓪𝓶 in fine letters', 'spam'],
    ['spám with a mark', 'spam'],
    ['Buy now, really', 'buy now'],
    ['これは詐欺です', '詐欺'],
    ['هذا احتيال واضح', 'احتيال'],
  ])('are found in "%s"', (text, word) => {
    expect(holdsWord(text, ['other', word])).toBe(true);
  });

  it.each([
    ['A tin of spammer', 'spam'],
    ['Antispam', 'spam'],
    ['Nothing of it', 'spam'],
    ['', 'spam'],
    ['Anything', ' '],
  ])('are not found in "%s"', (text, word) => {
    expect(holdsWord(text, [word])).toBe(false);
  });
});
