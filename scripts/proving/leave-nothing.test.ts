import { expect, it, vi } from 'vitest';
import { endAll, endLater } from './leave-nothing.ts';

it('ends what still runs, the latest first, though one of them does not end', async () => {
  const ended: string[] = [];
  vi.spyOn(console, 'error').mockImplementation(() => {});
  endLater(async () => ended.push('folder'));
  endLater(() => Promise.reject(new Error('It does not stop.')));
  endLater(async () => ended.push('server'));
  await endAll();
  expect(ended).toEqual(['server', 'folder']);
});

it('ends nothing twice, also when the tool ends it while it is broken off', async () => {
  let times = 0;
  const end = endLater(async () => (times += 1));
  await Promise.all([endAll(), end()]);
  await endAll();
  expect(times).toBe(1);
});
