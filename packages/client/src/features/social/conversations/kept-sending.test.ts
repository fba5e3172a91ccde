import { beforeEach, describe, expect, it } from 'vitest';
import type { TempMessage } from './conversations.store.ts';
import { forgetSending, keepSending, readSending } from './kept-sending.ts';

const HOUR = 60 * 60 * 1000;
let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
});
const storage = {
  get length() {
    return kept.size;
  },
  key: (at: number) => [...kept.keys()][at] ?? null,
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => void kept.set(name, text),
  removeItem: (name: string) => void kept.delete(name),
};
const message = (key: string, createdAt: number, more: Partial<TempMessage> = {}): TempMessage => ({
  type: 'tempMessage',
  key,
  conversationId: '70',
  text: 'Hello',
  createdAt,
  waits: null,
  ...more,
});

describe('a message that is on its way', () => {
  it('is kept with what it carries until it has arrived, the oldest first', () => {
    keepSending(storage, '4', message('b', 2, { pin: '9', waits: 'network' }));
    keepSending(storage, '4', message('a', 1));
    expect(readSending(storage, '4', 3)).toEqual({ fresh: [message('a', 1), message('b', 2, { pin: '9' })], old: [] });
    forgetSending(storage, '4', 'a');
    expect(readSending(storage, '4', 3).fresh.map(({ key }) => key)).toEqual(['b']);
  });

  it('is of its person alone, whoever else uses the browser', () => {
    keepSending(storage, '4', message('a', 1));
    keepSending(storage, '5', message('b', 1));
    expect(readSending(storage, '5', 2).fresh.map(({ key }) => key)).toEqual(['b']);
    expect(readSending(storage, '4', 2).fresh.map(({ key }) => key)).toEqual(['a']);
  });

  it('is told apart once the server may have forgotten its key', () => {
    keepSending(storage, '4', message('a', 0));
    expect(readSending(storage, '4', 19 * HOUR).old).toEqual([]);
    expect(readSending(storage, '4', 21 * HOUR)).toEqual({ fresh: [], old: [message('a', 0)] });
  });

  it.each(['', 'null', '{', '7', '{"key":"a"}', '{"key":1,"conversationId":"70","text":"","createdAt":1}'])(
    'is nothing where the browser holds %j',
    (text) => {
      kept.set('message_sending:4:a', text);
      expect(readSending(storage, '4', 1)).toEqual({ fresh: [], old: [] });
    },
  );

  it('is sent all the same where nothing can be kept', () => {
    const refuse = () => {
      throw new Error('QuotaExceededError');
    };
    const closed = { ...storage, setItem: refuse, removeItem: refuse, key: refuse, length: 1 };
    expect(() => keepSending(closed, '4', message('a', 1))).not.toThrow();
    expect(() => forgetSending(closed, '4', 'a')).not.toThrow();
    expect(readSending(closed, '4', 2)).toEqual({ fresh: [], old: [] });
  });
});
