import { beforeEach, describe, expect, it } from 'vitest';
import { readDraft, writeDraft } from './kept-drafts.ts';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
});
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
};

describe('what was written and not sent', () => {
  it('is kept for each conversation, until it is sent', () => {
    writeDraft(storage, '4', '70', 'Shall we');
    writeDraft(storage, '4', '71', 'Hello');
    writeDraft(storage, '4', '70', 'Shall we meet');
    expect([readDraft(storage, '4', '70'), readDraft(storage, '4', '71'), readDraft(storage, '4', '72')]).toEqual([
      'Shall we meet',
      'Hello',
      '',
    ]);
    writeDraft(storage, '4', '70', '');
    expect(readDraft(storage, '4', '70')).toBe('');
    expect(readDraft(storage, '4', '71')).toBe('Hello');
  });

  it('is shown to nobody else in the same browser', () => {
    writeDraft(storage, '4', '70', 'For Mei');
    expect(readDraft(storage, '5', '70')).toBe('');
  });

  it('is kept of the fifty last conversations', () => {
    for (let at = 0; at < 60; at += 1) writeDraft(storage, '4', `${at}`, 'x');
    expect([readDraft(storage, '4', '9'), readDraft(storage, '4', '10')]).toEqual(['', 'x']);
  });

  it.each(['', 'null', '{', '[]', '{"userId":"4"}', '{"userId":"4","drafts":[["70"],7,["70",{}]]}'])(
    'is nothing where the browser holds %j',
    (text) => {
      kept.set('message_drafts', text);
      expect(readDraft(storage, '4', '70')).toBe('');
    },
  );

  it('stands where nothing can be kept', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };
    expect(() => writeDraft(full, '4', '70', 'Hello')).not.toThrow();
  });
});
