import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserFollowResource } from '@bowerbird/contract/people/follows/calls.ts';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { BoardSectionResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { BoardFollowResource } from '@bowerbird/contract/pinning/board-follows/calls.ts';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { UserResource } from '@bowerbird/contract/people/users/calls.ts';
import { appScopes, type AppScope } from '@bowerbird/domain/operation/app-scopes.ts';
import { counterNumber } from '../core/counters/index.ts';
import { emitEvent } from '../core/events/outbox.ts';
import { features } from './features.ts';
import { makeBoard, makePin } from '../pinning/testing/pinning-cast.ts';
import { appTokenOf } from '../testing/app-token.ts';
import { createTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts';

const reads = features
  .flatMap((feature) => feature.handlers ?? [])
  .map(({ endpoint }) => endpoint)
  .filter(({ write }) => !write);

/** What a page of a person with a secret board is asked for, by the name of the field; wrong ones are left out by the call. */
type Questions = Readonly<Record<string, readonly unknown[]>>;

describe('what stands on a secret board', () => {
  let server: TestServer;
  let noor: Awaited<ReturnType<TestServer['person']>>;
  let lena: typeof noor;
  let questions: Questions;
  let secrets: string[];
  beforeAll(async () => {
    server = await createTestServer();
    noor = await server.person('noor_haddad', 'Noor Haddad');
    lena = await server.person('lena_fjeld', 'Lena Fjeld');
    for (const { userId } of [noor, lena]) await emitEvent(server.core.db, 'user.created', { userId });
    await lena.data(UserFollowResource.create, { user_id: noor.userId });

    const ships = await makeBoard(noor, 'Ships');
    const shown = await makePin(server, noor, ships.id, { title: 'A schooner' });
    const hidden = await makeBoard(noor, 'Quokkaplan', { privacy: 'secret' });
    const pin = await makePin(server, noor, hidden.id, {
      title: 'Zorilla ring',
      description: 'Zorilla ring',
      alt_text: 'Zorilla ring',
      link: 'https://zorilla.example/ring',
    });
    const save = await noor.data(RepinResource.create, { pin_id: shown.id, board_id: hidden.id });
    const section = await noor.data(BoardSectionResource.create, { board_id: hidden.id, title: 'Zorillasection' });
    // This board was public, followed and found before it was hidden.
    const former = await makeBoard(noor, 'Numbatplan');
    const formerPin = await makePin(server, noor, former.id, { title: 'Numbat ring' });
    await lena.data(BoardFollowResource.create, { board_id: former.id });
    const lenas = await makeBoard(lena, 'Rings');
    await server.settle();
    await noor.data(BoardResource.update, { board_id: former.id, privacy: 'secret' });
    await server.settle();

    const { rows } = await sql<{
      signature: string;
    }>`SELECT encode(i.signature, 'hex') signature FROM pins p JOIN pictures i ON i.id = p.picture_id
      WHERE p.id IN (${pin.id}, ${formerPin.id})`.execute(server.core.db);
    secrets = [
      'Quokka',
      'quokka',
      'Zorilla',
      'zorilla',
      'Numbat',
      'numbat',
      hidden.id,
      pin.id,
      save.id,
      section.id,
      former.id,
      formerPin.id,
      ...rows.map(({ signature }) => signature),
    ];
    questions = {
      board_id: [hidden.id, former.id, ships.id, lenas.id],
      id: [pin.id, save.id, formerPin.id, shown.id, hidden.id, former.id],
      pin_id: [pin.id, save.id, formerPin.id, shown.id],
      section_id: [section.id],
      username: ['noor_haddad', 'lena_fjeld'],
      slug: ['quokkaplan', 'numbatplan'],
      query: ['quokkaplan', 'zorilla', 'zorila', 'numbat', 'ring', 'schooner'],
      term: ['quok', 'zor', 'numb', 'ring', 'noor'],
      scope: ['pins', 'boards', 'users', 'my_pins', 'videos'],
    };
  });
  afterAll(() => server.close());

  /** Every way to ask this call with one value of each field. */
  function inputsFrom(fields: Questions): Record<string, unknown>[] {
    return Object.entries(fields).reduce<Record<string, unknown>[]>(
      (inputs, [field, values]) => inputs.flatMap((input) => values.map((value) => ({ ...input, [field]: value }))),
      [{}],
    );
  }
  async function answersTo(caller: TestCaller, name: string): Promise<string[]> {
    const { place } = reads.find((endpoint) => endpoint.name === name)!;
    const { board_id, id, pin_id, section_id, username, slug, query, term, scope } = questions;
    const ways = [
      { board_id, slug },
      { id },
      { pin_id },
      { section_id },
      { username, slug },
      { query, scope },
      { term },
      {},
    ] as Questions[];
    const answers: string[] = [];
    for (const input of ways.flatMap(inputsFrom)) {
      if (place.kind === 'resource') {
        answers.push(JSON.stringify((await caller.sendRaw(place.resource, 'get', input)).resource_response.data));
      } else if (typeof input['id'] === 'string' || !place.path.includes(':')) {
        const reply = await caller.request({ method: 'GET', url: place.path.replace(/:\w+/g, String(input['id'])) });
        answers.push(reply.status === 200 ? reply.body : '');
      }
    }
    return answers;
  }

  const tokens = new Map<string, Promise<string>>();
  /** The same person, by an app that they let in; one for the same scopes, because nobody may make many. */
  async function appOfNoor(scopes: readonly AppScope[]): Promise<TestCaller> {
    const key = scopes.join(' ');
    const token = tokens.get(key) ?? appTokenOf(server, { maker: lena, userId: noor.userId, scopes });
    tokens.set(key, token);
    const headers = { authorization: `Bearer ${await token}` };
    return {
      ...noor,
      request: (options) => noor.request({ ...options, headers: { ...options.headers, ...headers } }),
      sendRaw: (name, verb, options) => noor.sendRaw(name, verb, options, headers),
    };
  }
  const callsOfApps = reads.filter(({ appScope }) => appScope !== null).map(({ name }) => name);
  const withoutSecrets = appScopes.filter((scope) => !scope.endsWith('_secret'));
  const boardsOfNoor = ['Quokkaplan', 'Numbatplan'];
  const pinsOfNoor = ['Zorilla ring', 'Numbat ring'];

  it.each(callsOfApps)('is told to no app of its owner without a scope of its own, by %s', async (name) => {
    const answers = (await answersTo(await appOfNoor(withoutSecrets), name)).join('\n');
    expect(secrets.filter((secret) => answers.includes(secret))).toEqual([]);
  });

  it('is not told to an app by where a list ends, nor by what stands on a board that it may read', async () => {
    const app = await appOfNoor(withoutSecrets);
    const ask = async (caller: TestCaller, name: string, options: object) => (await caller.sendRaw(name, 'get', options)).resource_response;
    const found = await ask(app, 'BaseSearchResource', { query: 'zorilla', scope: 'my_pins', page_size: 1 });
    const missed = await ask(app, 'BaseSearchResource', { query: 'nothing at all', scope: 'my_pins', page_size: 1 });
    expect([found.bookmark, missed.bookmark]).toEqual(['-end-', '-end-']);
    expect((await ask(app, 'UserPinsResource', { username: 'noor_haddad', page_size: 1 })).data).toHaveLength(1);
    const boardsAlone = await appOfNoor([...withoutSecrets, 'boards:read_secret']);
    const pictures = secrets.filter((secret) => /^[0-9a-f]{64}$/u.test(secret));
    for (const board_id of questions['board_id']!) {
      for (const name of ['BoardResource', 'BoardSectionsResource']) {
        const told = JSON.stringify((await ask(boardsAlone, name, { board_id })).data);
        expect(pictures.filter((signature) => told.includes(signature))).toEqual([]);
      }
    }
  });

  it('is told to an app by the scope that it was granted: boards by one, what is on them by another', async () => {
    const told = async (scope: AppScope, name: string) => {
      const answers = (await answersTo(await appOfNoor([...withoutSecrets, scope]), name)).join('\n');
      return [...boardsOfNoor, ...pinsOfNoor].filter((secret) => answers.includes(secret));
    };
    expect(await told('boards:read_secret', 'BoardsResource.get')).toEqual(expect.arrayContaining(boardsOfNoor));
    expect(await told('boards:read_secret', 'UserPinsResource.get')).toEqual([]);
    expect(await told('boards:read_secret', 'BoardFeedResource.get')).toEqual([]);
    expect(await told('pins:read_secret', 'UserPinsResource.get')).toEqual(expect.arrayContaining(pinsOfNoor));
    expect(await told('pins:read_secret', 'BoardsResource.get')).toEqual([]);
  });

  it('is neither made nor changed by an app without them', async () => {
    const app = await appOfNoor(withoutSecrets);
    const errorOf = async (...call: Parameters<TestCaller['sendRaw']>) => (await app.sendRaw(...call)).resource_response.error?.name;
    const [hidden, , open] = questions['board_id'] as string[];
    const [pin, , , shown] = questions['id'] as string[];
    expect(await errorOf('BoardResource', 'create', { name: 'Quokkas', privacy: 'secret' })).toBe('forbidden');
    expect(await errorOf('BoardResource', 'update', { board_id: open, privacy: 'secret' })).toBe('forbidden');
    expect(await errorOf('BoardResource', 'update', { board_id: hidden, name: 'Seen' })).toBe('board_not_found');
    expect(await errorOf('BoardResource', 'delete', { board_id: hidden })).toBe('board_not_found');
    expect(await errorOf('RepinResource', 'create', { pin_id: shown, board_id: hidden })).toBe('board_not_found');
    expect(await errorOf('PinResource', 'update', { id: pin, title: 'Seen' })).toBe('pin_not_found');
    expect(await errorOf('PinResource', 'delete', { id: pin })).toBe('pin_not_found');
  });

  it('is there for its owner, so that the search for it below means something', async () => {
    const answers = (
      await Promise.all(['BoardsResource.get', 'UserPinsResource.get', 'BoardResource.get'].map((name) => answersTo(noor, name)))
    )
      .flat()
      .join('\n');
    for (const secret of ['Quokkaplan', 'Zorilla ring', 'Numbat ring']) expect(answers).toContain(secret);
  });

  it.each(reads.map(({ name }) => name))('is in no answer of %s, for a stranger or for a follower', async (name) => {
    for (const caller of [server.stranger(), lena]) {
      const said = (await answersTo(caller, name)).join('\n');
      expect(secrets.filter((secret) => said.includes(secret))).toEqual([]);
    }
  });

  it('counts nowhere for others', async () => {
    expect(await lena.data(UserResource.get, { username: 'noor_haddad' })).toMatchObject({ boardCount: 1, pinCount: 1 });
    const { rows } = await sql`SELECT sum(d.d)::int saves FROM counter_deltas d JOIN pins p ON p.picture_id = d.target
      WHERE d.kind = ${counterNumber('picture_counters.saves')}::smallint AND p.id = ${questions['id']![3]}`.execute(server.core.db);
    expect(rows).toEqual([{ saves: 1 }]);
  });

  it.each([
    ['RepinResource', 'create', (pin: string, _board: string, own: string) => ({ pin_id: pin, board_id: own })],
    ['PinResource', 'update', (pin: string) => ({ id: pin, title: 'Mine' })],
    ['PinResource', 'delete', (pin: string) => ({ id: pin })],
    ['BoardResource', 'update', (_pin: string, board: string) => ({ board_id: board, name: 'Mine' })],
    ['BoardResource', 'delete', (_pin: string, board: string) => ({ board_id: board })],
    ['BoardFollowResource', 'create', (_pin: string, board: string) => ({ board_id: board })],
    ['BoardSectionResource', 'create', (_pin: string, board: string) => ({ board_id: board, title: 'Mine' })],
    ['BulkPinsResource', 'delete', (pin: string) => ({ pin_ids: [pin] })],
  ] as const)('is not there for somebody else’s %s.%s', async (resource, verb, inputOf) => {
    const [pin, board, own] = [questions['pin_id']![0], questions['board_id']![0], questions['board_id']![3]].map(String) as [
      string,
      string,
      string,
    ];
    const { resource_response: reply } = await lena.sendRaw(resource, verb, inputOf(pin, board, own));
    expect(reply).toMatchObject({ http_status: 404, data: null });
  });

  it('is found again, by whoever looks for it, once its board is public', async () => {
    const [former, pin] = [questions['board_id']![1], questions['pin_id']![2]];
    const find = async () => (await answersTo(server.stranger(), 'BaseSearchResource.get')).join('\n');
    expect(await find()).not.toContain(String(pin));
    await noor.data(BoardResource.update, { board_id: String(former), privacy: 'public' });
    await server.settle();
    expect(await find()).toContain(String(pin));
    expect(await lena.data(UserResource.get, { username: 'noor_haddad' })).toMatchObject({ boardCount: 2, pinCount: 2 });
  });
});
