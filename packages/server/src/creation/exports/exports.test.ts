import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ExportedPinsSchema,
  ExportManifestSchema,
  type ExportedPins,
  type ExportManifest,
} from '@bowerbird/contract/creation/exports/export-schema.ts';
import { ImportsResource } from '@bowerbird/contract/creation/imports/calls.ts';
import { PinPictureEditsResource } from '@bowerbird/contract/creation/picture-edits/calls.ts';
import { StoryPinTaggedProductsResource } from '@bowerbird/contract/creation/product-tags/calls.ts';
import { BoardResource, BoardsResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { BoardCollaboratorsResource } from '@bowerbird/contract/pinning/collaborators/calls.ts';
import { PinResource, UserPinsResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { BoardSectionResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { archiveFile } from '../../account/data-export/make-archive.service.ts';
import { makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import type { TestPerson, TestServer } from '../../testing/test-server.ts';
import { act, goOn, look } from '../imports/testing/import-cast.ts';
import { newestExport, takeOut, withoutIds } from './testing/take-out.ts';
import { openExporting } from './testing/open-exporting.ts';

describe('taking everything to another instance', () => {
  let home: TestServer;
  let away: TestServer;
  let noor: TestPerson;
  beforeAll(async () => {
    ({ home, away, noor } = await openExporting());
  }, 60_000);
  afterAll(async () => {
    await home.close();
    await away.close();
  });

  it('gives a folder a board, with its pictures, in a form that is published, and bookmarks for any browser', async () => {
    const files = await takeOut(home, noor);
    const manifest: unknown = JSON.parse(files.get('bowerbird.json')!.toString());
    expect(Value.Errors(ExportManifestSchema, manifest)).toEqual([]);
    expect(manifest).toMatchObject({
      boards: [
        { name: 'Kitchen', sections: ['Tiles', 'Empty'], comments_disabled: true },
        { name: 'Plans', privacy: 'secret', comments_disabled: false },
        { name: 'Old', archived: true },
      ],
    });
    const pins = JSON.parse(files.get('boards/kitchen/pins.json')!.toString()) as ExportedPins;
    expect(Value.Errors(ExportedPinsSchema, pins)).toEqual([]);
    const shown = pins.pins.map(({ title, section, note, is_cover, comments_disabled }) => ({
      title,
      section,
      note,
      is_cover,
      comments_disabled,
    }));
    expect(shown).toEqual([
      { title: 'Linen & light', section: null, note: 'Ask for oak', is_cover: false, comments_disabled: true },
      { title: 'Azulejos', section: 'Tiles', note: null, is_cover: true, comments_disabled: false },
      { title: '', section: null, note: null, is_cover: false, comments_disabled: false },
    ]);
    expect(files.has(`boards/kitchen/${pins.pins[0]!.picture}`)).toBe(true);
    const bookmarks = files.get('bookmarks.html')!.toString();
    expect(bookmarks).toContain('<A HREF="https://linen.example/?a=1&amp;b=2"');
    expect(bookmarks).toContain(`<A HREF="boards/plans/${pins.pins[0]!.picture!.replace(/.*-/, 'plan-')}"`);
    expect(files.get('boards/kitchen/bookmarks.html')!.toString()).toContain('<DT><H3>Tiles</H3>');
    expect(files.get('bowerbird.schema.json')!.toString()).toContain('comments_disabled');
  });

  it('gives each section its folder in the bookmarks, however many pins it has, and no folder where it has none', async () => {
    const ines = await home.person('ines_prado', 'Inês Prado');
    const board = await makeBoard(ines, 'Garden');
    const link = 'https://garden.example/';
    const shade = await ines.data(BoardSectionResource.create, { board_id: board.id, title: 'Shade' });
    await ines.data(BoardSectionResource.create, { board_id: board.id, title: 'Nothing yet' });
    const sun = await ines.data(BoardSectionResource.create, { board_id: board.id, title: 'Sun' });
    const fern = await makePin(home, ines, board.id, { title: 'Fern', section: shade.id, link });
    await makePin(home, ines, board.id, { title: 'Sage', section: sun.id, link });
    await makePin(home, ines, board.id, { title: 'Spade', link });
    // More than one batch of what is read at once.
    await sql`INSERT INTO pins (id, owner_id, board_id, section_id, picture_id, link_id, title, position)
      SELECT id + n, owner_id, board_id, section_id, picture_id, link_id, 'Fern ' || n, position + n
      FROM pins, generate_series(1, 600) n WHERE id = ${fern.id}`.execute(home.core.db);
    const lines = (await takeOut(home, ines)).get('boards/garden/bookmarks.html')!.toString().split('\n');
    const titles = lines.flatMap((line) => />([^<>]+)<\/(?:A|H3)>/.exec(line)?.[1] ?? []);
    expect([titles.slice(0, 3), titles.slice(-2), titles.length]).toEqual([['Spade', 'Shade', 'Fern'], ['Sun', 'Sage'], 605]);
  });

  it('gives the copy that is kept of a page beside its pin', async () => {
    const rosa = await home.person('rosa_lind', 'Rosa Lind');
    const board = await makeBoard(rosa, 'Lamps');
    const pin = await makePin(home, rosa, board.id, { title: 'Field lamp', link: 'https://lamps.example/field' });
    const text = { title: 'Field lamp', byline: null, site: null, language: 'en', direction: null };
    const content = JSON.stringify({ ...text, blocks: [{ type: 'paragraph', text: 'It was lit at dusk.' }] });
    await sql`WITH copy AS (INSERT INTO page_copies (link_id, content_hash, address, content, characters, bytes, read_at)
        SELECT link_id, '\\x00', 'https://lamps.example/field', ${content}::jsonb, 20, 200, '2026-11-09T08:00:00Z' FROM pins WHERE id = ${pin.id}
        RETURNING id, link_id)
      INSERT INTO kept_copies (user_id, link_id, copy_id, bytes) SELECT ${rosa.userId}, link_id, id, 200 FROM copy`.execute(home.core.db);
    const files = await takeOut(home, rosa);
    const { pins } = JSON.parse(files.get('boards/lamps/pins.json')!.toString()) as ExportedPins;
    expect(pins[0]!.copy).toBe(`field-lamp-${pin.id}.md`);
    expect(files.get(`boards/lamps/${pins[0]!.copy}`)!.toString()).toBe(
      '# Field lamp\n\n<https://lamps.example/field>, 2026-11-09\n\nIt was lit at dusk.\n',
    );
  });

  it('goes into an empty instance, and what comes out there is the same but for ids and times', async () => {
    const first = await takeOut(home, noor);
    const archive = await readFile(archiveFile(home.core.config, await newestExport(noor)));
    const noorAway = await away.person('noor_haddad', 'Noor Haddad');
    const seen = await look(away, noorAway, archive);
    expect(seen).toMatchObject({ format: 'bowerbird', status: 'ready', counts: { items: 7, waiting: 7 } });
    // Films are made beside, as those of uploads are, and nothing waits for one but its own pin.
    expect(await act(away, noorAway, seen.id, { action: 'start' })).toMatchObject({ status: 'running', counts: { taken: 5, waiting: 2 } });
    await goOn(away);
    const done = await noorAway.data(ImportsResource.get, { id: seen.id });
    expect(done).toMatchObject({ status: 'done', counts: { items: 7, taken: 7 }, reasons: [] });
    const second = await takeOut(away, noorAway);
    expect(withoutIds(second)).toEqual(withoutIds(first));
    const kitchen = (await noorAway.data(BoardsResource.get, { username: 'noor_haddad' })).find(({ name }) => name === 'Kitchen')!;
    expect(await noorAway.data(BoardResource.get, { board_id: kitchen.id })).toMatchObject({ comments_disabled: true });
    const old = JSON.parse(second.get('boards/old/pins.json')!.toString()) as ExportedPins;
    expect(old.pins[0]).toMatchObject({ title: 'Old', edits: [{ slot: 0, edits: { rotate: 90, contrast: -10 } }] });
    const plans = JSON.parse(second.get('boards/plans/pins.json')!.toString()) as ExportedPins;
    expect(plans.pins.find(({ title }) => title === 'Oiling oak')?.story?.pages).toHaveLength(3);
    const pins = await noorAway.data(UserPinsResource.get, { username: 'noor_haddad', page_size: 25 });
    expect(plans.pins.find(({ title }) => title === 'Plan')).toMatchObject({
      shopping_rec_disabled: true,
      topics: ['castles', 'weaving'],
      edits: [{ slot: 1, edits: { ratio: '1:1', crop: { x: 0.25, y: 0.25, w: 0.5, h: 0.5 }, brightness: 20 } }],
      product_tags: [
        {
          slot: 1,
          key: 'oak',
          x: 0,
          y: 0.5,
          products: [{ link: 'https://shop.example/oak' }, { link: 'https://linen.example/?a=1&b=2' }],
        },
        { slot: 1, key: 'nails', x: 0.3, y: 0.9, products: [{ link: 'https://shop.example/nails' }] },
        { slot: 1, key: 'gone', x: 0.1, y: 0.1, is_cut_off: true },
      ],
    });
    const idOf = (wanted: string) => pins.find(({ title }) => title === wanted)!.id;
    const { pinTags } = await noorAway.data(PinResource.get, { id: idOf('Linen & light') });
    expect(pinTags).toMatchObject([{ pinTagKey: 'tile', x: 0.5, y: 0.5 }]);
    expect(await noorAway.data(StoryPinTaggedProductsResource.get, { pin_id: idOf('Linen & light') })).toMatchObject([
      { id: idOf('Azulejos') },
    ]);
    const [changed] = await noorAway.data(PinPictureEditsResource.get, { pin_id: idOf('Old') });
    expect(changed).toMatchObject({ position: 0, width: 300, height: 300, edits: { rotate: 90, contrast: -10 } });
    const { carouselData } = await noorAway.data(PinResource.get, { id: idOf('Plan') });
    expect(carouselData?.slots).toMatchObject([
      { title: 'Plan' },
      { title: 'From behind', details: 'With the stairs', link: 'https://plans.example/2' },
    ]);
  }, 60_000);

  it('leaves comments on where a board of its name was here before', async () => {
    const archive = await readFile(archiveFile(home.core.config, await newestExport(noor)));
    const lena = await away.person('lena_fjeld', 'Lena Fjeld');
    const { id } = await makeBoard(lena, 'kitchen');
    await act(away, lena, (await look(away, lena, archive)).id, { action: 'start' });
    await goOn(away);
    expect(await lena.data(BoardResource.get, { board_id: id })).toMatchObject({ comments_disabled: false, pin_count: 3 });
  }, 60_000);

  it('takes what somebody keeps on a board of another out as secret, without the words of its owner', async () => {
    const elif = await home.person('elif_kaya', 'Elif Kaya');
    const hana = await home.person('hana_sato', 'Hana Sato');
    const board = await makeBoard(elif, 'Fences', { description: 'Said by Elif' });
    await elif.data(BoardCollaboratorsResource.create, { board_id: board.id, user_ids: [hana.userId] });
    await hana.data(BoardCollaboratorsResource.update, { board_id: board.id, action: 'accept' });
    await makePin(home, hana, board.id, { title: 'Willow' });
    const boardsOf = async (person: TestPerson) =>
      (JSON.parse((await takeOut(home, person)).get('bowerbird.json')!.toString()) as ExportManifest).boards;
    expect(await boardsOf(hana)).toMatchObject([{ name: 'Fences', privacy: 'secret', description: '' }]);
    expect(await boardsOf(elif)).toMatchObject([{ name: 'Fences', privacy: 'public', description: 'Said by Elif' }]);
  });

  it('says nothing of a secret board from which its owner has sent the person away', async () => {
    const lena = await home.person('lena_fjeld', 'Lena Fjeld');
    const mei = await home.person('mei_tan', 'Mei Tan');
    const board = await makeBoard(lena, 'Our wall', { privacy: 'secret' });
    await lena.data(BoardCollaboratorsResource.create, { board_id: board.id, user_ids: [mei.userId] });
    await mei.data(BoardCollaboratorsResource.update, { board_id: board.id, action: 'accept' });
    await makePin(home, mei, board.id, { title: 'Hooks' });
    expect((await takeOut(home, mei)).get('bowerbird.json')!.toString()).toContain('Our wall');
    await lena.data(BoardCollaboratorsResource.delete, { board_id: board.id, user_id: mei.userId });
    await lena.data(BoardSectionResource.create, { board_id: board.id, title: 'Surprise for Mei' });
    const files = await takeOut(home, mei);
    expect(JSON.stringify(JSON.parse(files.get('bowerbird.json')!.toString()))).not.toMatch(/Our wall|Surprise/);
    expect(files.get('data/pins.json')!.toString()).toContain('Hooks');
  });

  it('brings nothing twice into the instance that it came from', async () => {
    await takeOut(home, noor);
    const archive = await readFile(archiveFile(home.core.config, await newestExport(noor)));
    const seen = await look(home, noor, archive);
    const done = await act(home, noor, seen.id, { action: 'start' });
    expect(done).toMatchObject({ status: 'done', counts: { items: 7, taken: 0, duplicates: 7 } });
  });
});
