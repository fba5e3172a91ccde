import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import type { ExportedPins } from '@bowerbird/contract/creation/exports/export-schema.ts';
import { ImportsResource } from '@bowerbird/contract/creation/imports/calls.ts';
import { KeptCopiesResource, KeptCopyResource } from '@bowerbird/contract/pinning/kept-copies/calls.ts';
import { PinResource, UserPinsResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import { uploadPicture } from '../../testing/multipart.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { act, look } from '../imports/testing/import-cast.ts';
import { archiveOf } from './testing/archive-of.ts';
import { takeOut } from './testing/take-out.ts';

const link = 'https://lamps.org/field';
const copy = {
  address: link,
  read_at: '2026-11-09T08:00:00Z',
  content: {
    title: 'Field lamp',
    byline: 'Lena Fjeld',
    site: null,
    language: 'en',
    direction: null,
    blocks: [
      { type: 'heading', level: 2, text: 'At dusk' },
      { type: 'paragraph', text: 'It was lit at dusk.' },
      { type: 'list', isOrdered: true, items: ['Oil', 'Wick'] },
    ],
  },
};

describe('kept copies that are taken to another instance', () => {
  let server: TestServer;
  beforeAll(async () => void (server = await createTestServer()));
  afterAll(() => server.close());

  /** Brings one pin with this text beside it. */
  async function bring(person: TestPerson, text: unknown) {
    const pin = { title: 'Field lamp', link, picture: 'a.png', copy_data: 'a.copy.json' };
    const { id } = await look(
      server,
      person,
      await archiveOf([pin], { 'a.png': await draw(), 'a.copy.json': Buffer.from(JSON.stringify(text)) }),
    );
    return act(server, person, id, { action: 'start' });
  }
  const draw = () =>
    sharp({ create: { width: 300, height: 300, channels: 3, background: { r: 200, g: 80, b: (made += 1) } } })
      .png()
      .toBuffer();
  let made = 0;
  const copyOf = async (person: TestPerson, username: string) => {
    const [pin] = await person.data(UserPinsResource.get, { username });
    return (await person.envelope(KeptCopyResource.get, { pin_id: pin!.id })).resource_response.data ?? null;
  };
  const reasonsOf = ({ report }: { report: readonly { state: string; reason: string | null }[] }) =>
    report.map(({ state, reason }) => [state, reason]);

  it('go out beside their pins, and come back for their owner alone', async () => {
    const [rosa, ines, sam] = await Promise.all(
      [
        ['rosa_lind', 'Rosa'],
        ['ines_prado', 'Inês'],
        ['sam_okoye', 'Sam'],
      ].map(([name, full]) => server.person(name!, full)),
    );
    const board = await makeBoard(rosa!, 'Lamps');
    const image_signature = await uploadPicture(rosa!, await draw());
    const pin = await rosa!.data(PinResource.create, { board_id: board.id, image_signature, title: 'Field lamp', link });
    await sql`WITH copy AS (INSERT INTO page_copies (link_id, content_hash, address, content, characters, bytes, read_at, is_brought)
        SELECT link_id, '\\x00', ${link}, ${JSON.stringify(copy.content)}::jsonb, 20, 200, ${copy.read_at}, true FROM pins WHERE id = ${pin.id}
        RETURNING id, link_id)
      INSERT INTO kept_copies (user_id, link_id, copy_id, bytes) SELECT ${rosa!.userId}, link_id, id, 200 FROM copy`.execute(
      server.core.db,
    );
    const files = await takeOut(server, rosa!);
    const { pins } = JSON.parse(files.get('boards/lamps/pins.json')!.toString()) as ExportedPins;
    expect(JSON.parse(files.get(`boards/lamps/${pins[0]!.copy_data}`)!.toString())).toEqual(copy);
    const zip = new ZipFile();
    for (const [name, bytes] of files) zip.addBuffer(bytes, name);
    zip.end();
    const { id } = await look(server, ines!, await buffer(zip.outputStream));
    expect(reasonsOf(await act(server, ines!, id, { action: 'start' }))).toEqual([]);
    expect(await copyOf(ines!, 'ines_prado')).toMatchObject({
      title: 'Field lamp',
      byline: 'Lena Fjeld',
      address: link,
      readAt: copy.read_at,
    });
    expect(await ines!.data(KeptCopiesResource.get, {})).toMatchObject({ copies: 1 });
    // Nobody knows whether the page ever said so.
    await makePin(server, sam!, (await makeBoard(sam!, 'Seen')).id, { link });
    await server.settle();
    expect(await copyOf(sam!, 'sam_okoye')).toBeNull();
  });

  it.each([
    ['no text of a page', { ...copy, content: 'lit' }],
    ['without an address of the web', { ...copy, address: 'javascript:alert(1)' }],
    ['blocks of another kind', { ...copy, content: { ...copy.content, blocks: [{ type: 'html', text: '<script>' }] } }],
    ['larger than a copy may be', { ...copy, content: { ...copy.content, blocks: [{ type: 'paragraph', text: 'x'.repeat(110_000) }] } }],
    ['no words', { ...copy, content: { ...copy.content, blocks: [] } }],
  ])('are refused where they are %s, and their pins come', async (what, text) => {
    const person = await server.person(`p_${(made += 1)}`, 'Noor');
    const done = await bring(person, text);
    expect([done.counts.taken, reasonsOf(done)], what).toEqual([1, [['taken', 'copy_refused']]]);
    expect(await person.data(KeptCopiesResource.get, {})).toMatchObject({ copies: 0, bytes: 0 });
  });

  it('stay behind where there is no room, and where their owner wants none', async () => {
    const full = await server.person('tomas_ibarra', 'Tomás');
    const { mostBytes } = await full.data(KeptCopiesResource.get, {});
    const other = await makePin(server, full, (await makeBoard(full, 'Full')).id, { link: 'https://lamps.org/other' });
    await sql`WITH copy AS (INSERT INTO page_copies (link_id, content_hash, address, content, characters, bytes, read_at)
        SELECT link_id, '\\x01', ${link}, ${JSON.stringify(copy.content)}::jsonb, 20, 200, now() FROM pins WHERE id = ${other.id} RETURNING id, link_id)
      INSERT INTO kept_copies (user_id, link_id, copy_id, bytes) SELECT ${full.userId}, link_id, id, ${mostBytes}::int FROM copy`.execute(
      server.core.db,
    );
    expect(reasonsOf(await bring(full, { ...copy, content: { ...copy.content, title: 'Full' } }))).toEqual([['taken', 'copy_refused']]);
    const { rows } = await sql`SELECT 1 FROM page_copies WHERE content->>'title' = 'Full'`.execute(server.core.db);
    expect(rows).toEqual([]);
    const unwilling = await server.person('mei_tan', 'Mei');
    await unwilling.data(KeptCopiesResource.update, { keeps_copies: false });
    const done = await bring(unwilling, copy);
    expect([done.counts.taken, reasonsOf(done)]).toEqual([1, []]);
    expect(await unwilling.data(KeptCopiesResource.get, {})).toMatchObject({ copies: 0 });
    expect((await unwilling.data(ImportsResource.get, { id: done.id })).status).toBe('done');
  });
});
