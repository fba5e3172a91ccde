import { afterEach, describe, expect, it, vi } from 'vitest';
import { startCountrySession } from './country-session.ts';

const token = { token: 'once', url: 'https://pins.example.org/vx/users/cctld_session/' };
const answer = (status: number, body: object) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(body), { status })),
  );

describe('showing a token to the main host', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('sends it as a form, with the cookies of that host', async () => {
    answer(200, { status: 'success' });
    await startCountrySession(token);
    const [url, init] = vi.mocked(fetch).mock.calls[0]!;
    expect(url).toBe(token.url);
    expect(init).toMatchObject({ method: 'POST', credentials: 'include' });
    expect(String(init!.body as URLSearchParams)).toBe('token=once');
  });

  it.each([403, 404, 500, 503])('fails by the status when that is %i', async (status) => {
    answer(status, { status: 'failure' });
    await expect(startCountrySession(token)).rejects.toMatchObject({ name: 'CrossDomainHttpError', status });
  });

  it.each([
    [401, 31],
    [409, 50],
    [200, 13],
  ])('fails by the code of the body when the status is %i', async (status, code) => {
    answer(status, { status: 'failure', api_error_code: code });
    await expect(startCountrySession(token)).rejects.toMatchObject({ name: 'CrossDomainApiError', code });
  });
});
