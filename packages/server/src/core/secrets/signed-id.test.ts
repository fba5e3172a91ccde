import { describe, expect, it } from 'vitest';
import { readSignedId, signId } from './signed-id.ts';

const KEY = 'a key of more than thirty-two characters';

describe('a signed id', () => {
  it('is read again with the same key and purpose', () => {
    expect(readSignedId(KEY, 'board', signId(KEY, 'board', '715'))).toBe('715');
  });

  it.each([
    ['another purpose', signId(KEY, 'conversation', '715')],
    ['another key', signId('another key of more than thirty-two characters', 'board', '715')],
    ['another id', signId(KEY, 'board', '715').replace('715', '716')],
    ['a cut end', signId(KEY, 'board', '715').slice(0, -1)],
    ['no signature', '715'],
    ['nothing', ''],
    ['what is no id', 'x-y'],
  ])('is nothing with %s', (_case, code) => {
    expect(readSignedId(KEY, 'board', code)).toBeNull();
  });
});
