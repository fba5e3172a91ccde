import { defineResource, forAnyone, forSignedIn } from '@bowerbird/contract/protocol/endpoint.ts';
import { ApiError, toErrorRecord } from '@bowerbird/contract/protocol/errors.ts';
import { describe, expect, it } from 'vitest';
import { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import type { Transport } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { withPatientReads } from './patient-reads.ts';

const tiles = defineResource('TilesResource', {
  get: forAnyone<object, string>(),
  update: forSignedIn<object, string>(),
});
const unreached = new CallError(null);
const refused = new CallError(toErrorRecord(new ApiError('unavailable')));

/** A browser without a network until it was waited for, and a server that gives these answers, one a call. */
function offline(...answers: (Error | string)[]) {
  let calls = 0;
  let waits = 0;
  const transport = (async () => {
    const answer = answers[calls];
    calls += 1;
    if (answer instanceof Error) throw answer;
    return { data: answer };
  }) as Transport;
  const network = {
    isOnline: () => false,
    isReached: async () => false,
    untilAgain: async () => void (waits += 1),
    sleep: async () => undefined,
  };
  return { call: withPatientReads(transport, network), seen: () => ({ calls, waits }) };
}

describe('without a network', () => {
  it('a read waits until there is one, however often, and goes on', async () => {
    const { call, seen } = offline(unreached, unreached, 'tiles');
    expect(await call(tiles.get, {})).toEqual({ data: 'tiles' });
    expect(seen()).toEqual({ calls: 3, waits: 2 });
  });

  it('a write fails at once', async () => {
    const { call, seen } = offline(unreached, 'tiles');
    await expect(call(tiles.update, {})).rejects.toBe(unreached);
    expect(seen()).toEqual({ calls: 1, waits: 0 });
  });

  it('what the server refused is not asked for again, nor what nobody waits for any more', async () => {
    const { call, seen } = offline(refused);
    await expect(call(tiles.get, {})).rejects.toBe(refused);
    expect(seen()).toEqual({ calls: 1, waits: 0 });
    const left = offline(unreached);
    await expect(left.call(tiles.get, {}, { signal: AbortSignal.abort() })).rejects.toBe(unreached);
    expect(left.seen()).toEqual({ calls: 1, waits: 0 });
  });
});
