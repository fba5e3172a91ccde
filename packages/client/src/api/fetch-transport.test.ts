import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UserResource } from '@bowerbird/contract/people/users/calls.ts';
import { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import { fetchTransport } from './fetch-transport.ts';

describe('calling by fetch', () => {
  const fetching = vi.fn<typeof fetch>();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', fetching.mockReset());
    vi.stubGlobal('location', { pathname: '/', search: '' });
    vi.stubGlobal('document', { visibilityState: 'visible', cookie: '' });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const failureOf = async (work: Promise<unknown>) => {
    const failed = work.then(
      () => null,
      (error: unknown) => error,
    );
    await vi.runAllTimersAsync();
    return failed;
  };
  const read = () => fetchTransport(UserResource.get, { username: 'noorhaddad' });
  const answer = (status: number, body: string) => new Response(body, { status });
  const served = JSON.stringify({ resource_response: { data: { id: '1' } } });

  it('knows an answer without an error record from no answer at all', async () => {
    fetching.mockResolvedValueOnce(answer(500, '<h1>Bad gateway</h1>')).mockResolvedValueOnce(answer(500, '{}'));
    for (const failure of [await failureOf(read()), await failureOf(read())])
      expect(failure).toMatchObject({ record: { name: 'unknown', http_status: 500 } });

    fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await failureOf(read())).toMatchObject({ record: null } satisfies Partial<CallError>);
  });

  it('reads once more, in silence, when the server asks to come back', async () => {
    fetching.mockResolvedValueOnce(answer(503, '{}')).mockResolvedValueOnce(answer(200, served));
    const reading = read();
    await vi.runAllTimersAsync();
    expect((await reading).data).toEqual({ id: '1' });

    fetching.mockResolvedValueOnce(answer(503, '{}')).mockResolvedValueOnce(answer(503, '{}'));
    expect(await failureOf(read())).toMatchObject({ record: { http_status: 503 } });
    expect(fetching).toHaveBeenCalledTimes(4);
  });

  it('stays short on a page with a long address, which a server would refuse twice as long', async () => {
    vi.stubGlobal('location', { pathname: '/search/pins/', search: `?q=${'long+'.repeat(2_000)}` });
    fetching.mockResolvedValueOnce(answer(200, served));
    await read();
    const asked = fetching.mock.calls[0]![0] as string;
    expect(new URL(asked, 'http://localhost').searchParams.get('source_url')).toBe('/search/pins/');
    expect(asked.length).toBeLessThan(200);
  });

  it('never writes twice', async () => {
    fetching.mockResolvedValueOnce(answer(503, '{}'));
    const writing = fetchTransport(UserResource.update, { about: 'House plants.' });
    expect(await failureOf(writing)).toMatchObject({ record: { http_status: 503 } });
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  it('writes to the end, also when the page is left, as much at a time as browsers take', async () => {
    const replies = [40_000, 10_000, 10_000].map(() => Promise.withResolvers<Response>());
    for (const { promise } of replies) fetching.mockReturnValueOnce(promise);
    const outlives = () => fetching.mock.lastCall![1]!.keepalive ?? false;
    const write = (length: number) => fetchTransport(UserResource.update, { about: 'h'.repeat(length) });

    const long = write(40_000);
    expect(outlives()).toBe(true);
    const tooMuch = write(10_000);
    expect(outlives()).toBe(false);
    replies[0]!.resolve(answer(200, served));
    await long;
    const short = write(10_000);
    expect(outlives()).toBe(true);
    for (const { resolve } of replies) resolve(answer(200, served));
    await Promise.all([tooMuch, short]);
  });
});
