import { TodayArticleResource, TodayTabResource } from '@bowerbird/contract/discovery/today/calls.ts';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { BoardResource, BoardsResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { UserPinsResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestCaller, type TestServer } from '@bowerbird/server/testing/test-server.ts';
import type { Instance } from './call-as.ts';
import { makeDemo } from './make-demo.ts';
import type { DemoArticle } from '../content/articles.ts';
import { planDemo, type DemoStep } from './plan.ts';
import { removeDemo } from './remove-demo.ts';

/** A small part of the plan that has everything in it: a film, an animation, sections, saves, follows, an article. */
function smallPlan(): DemoStep[] {
  const boards = ['night-shift', 'still-lifes', 'tiles', 'wallpapers', 'presents', 'pantry'];
  const works = ['clockwork-planets', 'it-opens-when-nobody-looks', 'azulejo-drawn-from-memory', 'nine-jars-against-winter'];
  const steps = planDemo().filter((step) => {
    if (step.act === 'join' || step.act === 'follow person') return true;
    if (step.act === 'publish article' || step.act === 'search' || step.act === 'comment' || step.act === 'react') return false;
    if (step.act === 'publish story') return false;
    if (step.act === 'tag products' || step.act === 'ask sponsor') return false;
    if (!boards.includes(step.board.key)) return false;
    if (step.act === 'invite') return true;
    return step.act === 'open board' || step.act === 'follow board' || works.includes(step.work.id);
  });
  return [...steps.slice(0, -1), { key: 'article small', act: 'publish article', article: smallArticle, daysAgo: 1 }, ...steps.slice(-1)];
}

const smallArticle: DemoArticle = {
  key: 'small',
  editor: 'ines',
  title: 'Tiles, once',
  lead: 'And no more.',
  term: 'Craft',
  type: 1,
  cover: 'azulejo-drawn-from-memory',
  blocks: [{ heading: 'One' }, { text: 'It stayed.' }, { works: ['azulejo-drawn-from-memory'] }, { board: 'tiles' }],
};

describe('making the demo', () => {
  let server: TestServer;
  let house: Instance;
  let visitor: TestCaller;
  const plan = smallPlan();
  beforeAll(async () => {
    server = await createTestServer();
    house = server;
    visitor = await server.person('visitor', 'A Visitor');
    await server.core.jobs.start([{ name: 'pictures.render', handle: async () => {} }]);
  }, 60_000);
  afterAll(() => server.close());

  const boardsOf = (username: string) => visitor.data(BoardsResource.get, { username });
  const pinsOf = (username: string) => visitor.data(UserPinsResource.get, { username, page_size: 250 });
  const steps = async () => (await server.core.db.selectFrom('demo_steps').select('key').execute()).length;

  it('stops where it is told to, and goes on from there without doing anything twice', async () => {
    const stop = new AbortController();
    const half = Math.floor(plan.length / 2);
    const stopped = makeDemo(house, { plan, signal: stop.signal, onProgress: (done) => done === half && stop.abort(new Error('enough')) });
    await expect(stopped).rejects.toThrow('enough');
    expect(await steps()).toBe(half);

    await makeDemo(house, { plan });
    await makeDemo(house, { plan });
    expect(await steps()).toBe(plan.length);
    const titles = (await pinsOf('inesduarte')).map((pin) => pin.title);
    expect(titles.toSorted()).toEqual([...new Set(titles)].toSorted());
  }, 60_000);

  it('goes on by itself after a break of the database', async () => {
    const { db } = server.core;
    const last = plan.at(-1)!;
    await db.deleteFrom('demo_steps').where('key', '=', last.key).execute();
    await sql`CREATE SEQUENCE break_offs`.execute(db);
    await sql`CREATE FUNCTION break_off() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF nextval('break_offs') = 1 THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF; RETURN NEW; END $$`.execute(db);
    await sql`CREATE TRIGGER break_off BEFORE INSERT ON demo_steps FOR EACH ROW EXECUTE FUNCTION break_off()`.execute(db);
    await makeDemo(house, { plan });
    expect(await steps()).toBe(plan.length);
    await sql`DROP TRIGGER break_off ON demo_steps`.execute(db);
  });

  it('lets the planner know the tables while they fill, so that pages are quick meanwhile', async () => {
    const { rows } = await sql<{ known: number }>`SELECT reltuples AS known FROM pg_class WHERE oid = 'boards'::regclass`.execute(
      server.core.db,
    );
    const { count } = await server.core.db
      .selectFrom('boards')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    expect(rows[0]?.known).toBeGreaterThanOrEqual(Number(count) / 2);
  });

  it('tells how far it is', async () => {
    const told: [number, number][] = [];
    await makeDemo(house, { plan, onProgress: (done, all) => told.push([done, all]) });
    expect(told.at(-1)).toEqual([plan.length, plan.length]);
  });

  it('gives the cast public boards, and keeps the secret one to its owner', async () => {
    expect((await boardsOf('samdoyle')).map((board) => board.name)).toEqual(['Night shift']);
    expect(await boardsOf('lenafjeld')).toEqual([]);
  });

  it('gives a pin its words, its link and its section', async () => {
    const [tiles] = (await pinsOf('inesduarte')).filter((pin) => pin.title === 'Azulejo, drawn from memory');
    expect(tiles).toMatchObject({
      altText: 'Blue and white tiles with small yellow hearts',
      section: { title: 'Painted' },
      board: { name: 'Tiles' },
    });
  });

  it('publishes an article from pins and a board of the cast', async () => {
    const [article] = await visitor.data(TodayTabResource.get, {});
    expect(article).toMatchObject({ title: 'Tiles, once', minutes: 1, pin_count: 1, cover: { title: 'Azulejo, drawn from memory' } });
    const { shown, curator } = await visitor.data(TodayArticleResource.get, { article_id: article!.id });
    expect(curator?.username).toBe('inesduarte');
    expect(shown.map(({ kind }) => kind)).toEqual(['heading', 'text', 'pins', 'board']);
  });

  it('shows a film as a video with its picture, and a moving picture as one', async () => {
    const films = (await pinsOf('samdoyle')).filter((pin) => pin.title === 'Clockwork planets');
    expect(films[0]?.videos?.videoList.v720P).toMatchObject({ width: 600, height: 900, duration: 6000 });
    const film = await visitor.request({ method: 'GET', url: films[0]?.videos?.videoList.v720P?.url ?? '' });
    expect([film.status, film.headers['content-type']]).toEqual([200, 'video/mp4']);
    const blooms = (await pinsOf('inesduarte')).filter((pin) => pin.title === 'It opens when nobody looks');
    expect(blooms[0]).toMatchObject({ isAnimated: true, videos: null });
  });

  it('goes again with all its people, boards, pins and files, but for what somebody saved', async () => {
    const kept = (await pinsOf('tomasibarra')).find((pin) => pin.title === 'Nine jars against winter');
    const mine = await visitor.data(BoardResource.create, { name: 'Kept' });
    const saved = await visitor.data(RepinResource.create, { pin_id: kept!.id, board_id: mine.id });
    await removeDemo(server.core);
    await server.settle();

    const { db, config } = server.core;
    expect(await db.selectFrom('users').select('username').execute()).toEqual([{ username: 'visitor' }]);
    expect(await db.selectFrom('boards').select('name').execute()).toEqual([{ name: 'Kept' }]);
    expect(await db.selectFrom('pins').select('id').execute()).toEqual([{ id: saved.id }]);
    expect(await db.selectFrom('articles').select('title').execute()).toEqual([]);
    expect(await steps()).toBe(0);
    const files = await readdir(join(config.dataDir, 'media/originals'), { recursive: true, withFileTypes: true });
    expect(files.filter((file) => file.isFile()).map((file) => file.name)).toEqual([`${saved.imageSignature}.jpeg`]);
  });
});
