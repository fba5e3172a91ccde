import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BlockListResource } from '@bowerbird/contract/social/block-lists/calls.ts';
import { UserPinsResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { newStoryPage } from '@bowerbird/domain/creation/story-pins/defaults.ts';
import type { TestPerson } from '../../testing/test-server.ts';
import { archiveFile } from '../../account/data-export/make-archive.service.ts';
import { deleteBlocked, forgetBlockList, insertBlocked } from '../../core/block-list/index.ts';
import { makePin } from '../../pinning/testing/pinning-cast.ts';
import { uploadPicture } from '../../testing/multipart.ts';
import { act, look } from '../imports/testing/import-cast.ts';
import { keepStory } from '../story-pins/index.ts';
import { heading, openStories, page, ref, type Stories } from '../story-pins/testing/story-cast.ts';
import { newestExport, takeOut } from './testing/take-out.ts';

const noMetadata = { pinTitle: '', templateType: 'none', basics: { keyValueBlocks: [], listBlocks: [] } } as const;

describe('idea pins that come in', () => {
  let stories: Stories;
  let noor: TestPerson;
  let signature: string;
  let archive: Buffer;
  beforeAll(async () => {
    stories = await openStories();
    const { server, mei } = stories;
    noor = await server.person('noor_haddad', 'Noor Haddad');
    await sql`INSERT INTO moderators (user_id) VALUES (${noor.userId})`.execute(server.core.db);
    const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#55c83d' } })
      .png()
      .toBuffer();
    signature = await uploadPicture(mei, bytes);
    const pages = [
      page('one', { blocks: [heading('title', 'Buy at https://spam.example/now')] }),
      page('two', { media: ref(signature), blocks: [] }),
    ];
    await stories.publish((await stories.draft({ pages })).id);
    await takeOut(server, mei);
    archive = await readFile(archiveFile(server.core.config, await newestExport(mei)));
  });
  afterAll(() => stories.server.close());

  it('are refused for blocked words on their pages, as where they are published', async () => {
    const { server } = stories;
    const omar = await server.person('omar_aziz', 'Omar Aziz');
    const entry = await noor.data(BlockListResource.create, { kind: 'domain', value: 'spam.example', mode: 'refuse' });
    const { id } = await look(server, omar, archive);
    const done = await act(server, omar, id, { action: 'start' });
    expect(done.report).toMatchObject([{ state: 'refused', reason: 'blocked' }]);
    expect(await omar.data(UserPinsResource.get, { username: 'omar_aziz' })).toEqual([]);
    await noor.data(BlockListResource.delete, { id: entry.id });
  });

  it('are refused for pictures on their pages that were blocked since they were brought', async () => {
    const { server, mei, board } = stories;
    const pin = await makePin(server, mei, board.id, { title: 'Terracotta' });
    const entry = { kind: 'picture', value: signature, shown: signature, mode: 'refuse', addedBy: noor.userId } as const;
    const id = await insertBlocked(server.core.db, entry);
    forgetBlockList(server.core);
    const content = { pages: [{ ...newStoryPage('one'), media: ref(signature) }], metadata: noMetadata, coverPageId: null };
    const kept = keepStory(server.core, server.core.db, { userId: mei.userId, pinId: pin.id }, content);
    await expect(kept).rejects.toMatchObject({ extra: { fields: [{ rule: 'blocked_picture' }] } });
    await deleteBlocked(server.core.db, { id });
    forgetBlockList(server.core);
  });

  it('come where nothing of them is blocked', async () => {
    const { server, sam } = stories;
    const { id } = await look(server, sam, archive);
    await act(server, sam, id, { action: 'start' });
    const [pin] = await sam.data(UserPinsResource.get, { username: 'sam_okoye' });
    expect(pin).toMatchObject({ storyPageCount: 2 });
  });
});
