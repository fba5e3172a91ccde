import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { UserResource } from '@bowerbird/contract/people/users/calls.ts';
import { createSafeFetch } from '../../core/safe-fetch/index.ts';
import { openSmallInternet, type SmallInternet } from '../../core/safe-fetch/testing/small-internet.ts';
import { ADMISSION } from '../../http/admission.ts';
import { createTestServer, type TestCaller, type TestServer } from '../../testing/test-server.ts';

describe('sites that take their time', () => {
  let internet: SmallInternet;
  let server: TestServer;
  const waiting: ServerResponse[] = [];
  let isAwake = false;
  const answer = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Boats</title>');
  beforeAll(async () => {
    internet = await openSmallInternet((_request, response) => {
      waiting.push(response);
      if (isAwake) answer(response);
    });
    const safeFetch = createSafeFetch({
      resolve: async () => ['127.0.0.1'],
      allowAddress: (address) => address === '127.0.0.1',
      realPort: () => internet.port,
    });
    server = await createTestServer({ safeFetch });
  });
  afterAll(async () => {
    await server.close();
    await internet.close();
  });

  const find = async (person: TestCaller, url: string) => {
    const data = encodeURIComponent(JSON.stringify({ options: { url } }));
    return (await person.request({ method: 'GET', url: `/resource/FindPinImagesResource/get/?data=${data}` })).status;
  };
  const lookAt = async (person: TestCaller, username: string) =>
    (await person.envelope(UserResource.get, { username })).resource_response?.http_status;

  it('hold up whoever asks for them, and nobody else', async () => {
    const crowd = await Promise.all(Array.from({ length: 4 }, (_, at) => server.person(`visitor_${at}`)));
    const noor = await server.person('noor_haddad', 'Noor Haddad');
    const addresses = Array.from({ length: ADMISSION.atWork / 4 }, (_, at) => `http://slow-${at}.example/`);
    const asked = crowd.flatMap((person) => addresses.map((address) => find(person, address)));
    await vi.waitFor(() => expect(waiting.length).toBeGreaterThanOrEqual(ADMISSION.atWork / 4));
    const first = Promise.race(asked);

    expect(await lookAt(noor, 'noor_haddad')).toBe(200);
    expect(await first).toBe(429);

    isAwake = true;
    waiting.forEach(answer);
    const statuses = await Promise.all(asked);
    expect(statuses.filter((status) => status === 200)).toHaveLength(waiting.length);
    expect(statuses.filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
  }, 30_000);

  it('may be asked for again once they have answered', async () => {
    const lena = await server.person('lena_fjeld', 'Lena Fjeld');
    for (let turn = 0; turn < 10; turn += 1) expect(await find(lena, 'http://boats.example/')).toBe(200);
  });
});
