import { expect, test } from 'vitest';
import { publishKeys } from './publish-keys.ts';

const kiln = { board_id: '7', image_signature: 'kiln', title: 'The small kiln' };

function numbered() {
  let made = 0;
  return publishKeys(() => `key ${(made += 1)}`);
}

test('publishing the same draft again is the same act', () => {
  const keys = numbered();
  expect(keys.of('draft 1', kiln)).toBe('key 1');
  expect(keys.of('draft 1', { ...kiln })).toBe('key 1');
});

test('a draft that was changed after a failure is another act', () => {
  const keys = numbered();
  keys.of('draft 1', kiln);
  expect(keys.of('draft 1', { ...kiln, title: 'The big kiln' })).toBe('key 2');
});

test('two drafts with the same words are two pins', () => {
  const keys = numbered();
  expect(keys.of('draft 1', kiln)).not.toBe(keys.of('draft 2', kiln));
});
