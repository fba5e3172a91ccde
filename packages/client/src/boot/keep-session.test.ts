import { describe, expect, it } from 'vitest';
import { createAppStore } from './create-app-store.ts';
import { sessionKnown } from '../store/session.slice.ts';
import { keepSession } from './keep-session.ts';

/** The calls that a page makes for its session, when every one of them fails. */
async function callsOf(daysToExpiration: number | null, path = '/', isCountryHost = false): Promise<string[]> {
  const made: string[] = [];
  const store = createAppStore(async (endpoint: { name: string }) => {
    made.push(endpoint.name);
    throw new Error('away');
  });
  store.dispatch(sessionKnown({ daysToExpiration, settings: { appName: 'Nest', version: '', origin: '', entrance: null, isCountryHost } }));
  await store.dispatch(keepSession(path));
  return made;
}

describe('the session of a signed-in person', () => {
  it.each([
    [180, []],
    [91, []],
    [90, ['GET /refresh_token/']],
    [1, ['GET /refresh_token/']],
    [0, ['GET /refresh_stored_accounts/', 'GET /refresh_token/']],
    [-5, ['GET /refresh_stored_accounts/', 'GET /refresh_token/']],
    [null, []],
  ])('with %s days to go is kept by %j, and what fails is not told', async (days, calls) => {
    expect(await callsOf(days)).toEqual(calls);
  });

  it('begins anew where they manage their mails', async () => {
    expect(await callsOf(180, '/email/preferences/')).toEqual(['GET /refresh_token/']);
  });

  it('is carried to the main host from a country’s own', async () => {
    expect((await callsOf(180, '/', true))[0]).toBe('POST /vx/users/cctld_token/');
  });

  it('that could not be carried over is counted, and nobody told', async () => {
    expect(await callsOf(180, '/', true)).toEqual(['POST /vx/users/cctld_token/', 'POST /v3/client_failures/']);
  });
});
