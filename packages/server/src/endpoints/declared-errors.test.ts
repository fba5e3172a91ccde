import { describe, expect, it } from 'vitest';
import { ApiError, type ErrorName } from '@bowerbird/contract/protocol/errors.ts';
import { createTestCore } from '../testing/test-core.ts';
import { watchErrors } from './declared-errors.ts';

describe('an error that a handler gives', () => {
  const give = async (...names: ErrorName[]) => {
    const { core, close } = await createTestCore();
    const call = { name: 'TwigsResource.get', errors: ['not_found'] as const };
    for (const name of names) {
      await expect(watchErrors(call, core, () => Promise.reject(new ApiError(name)))).rejects.toMatchObject({ errorName: name });
    }
    return close;
  };

  it('is told as it is, and fails the tests where its call does not declare it', async () => {
    const close = await give('not_found', 'conflict');
    await expect(close()).rejects.toThrow('TwigsResource.get: conflict.');
  });

  it('need not be declared where any handler may give it', async () => {
    const close = await give('not_found', 'bad_input', 'unavailable');
    await expect(close()).resolves.toBeUndefined();
  });
});
