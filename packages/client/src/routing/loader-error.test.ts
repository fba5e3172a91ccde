import { expect, test } from 'vitest';
import { loadHandler } from './loader-error.ts';

test('a route whose module does not arrive stops with a loader error that names it', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  await expect(loadHandler('./pin/[id].tsx', () => Promise.reject(cause))).rejects.toMatchObject({
    name: 'LoaderError',
    message: 'Unable to load module for handler',
    handler: './pin/[id].tsx',
    cause,
  });
});
