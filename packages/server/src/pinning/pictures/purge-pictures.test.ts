import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PinResource, UserPinsResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { originalFile, renditionFile } from '../../core/media/media.paths.ts';
import { eraseAccount } from '../../identity/accounts/index.ts';
import { features } from '../../instance/features.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { makeBoard } from '../testing/pinning-cast.ts';
import { receivePicture } from './pictures.service.ts';

describe('a picture that nobody pins', () => {
  let server: TestServer;
  let noor: Awaited<ReturnType<TestServer['person']>>;
  let lena: typeof noor;
  let number = 0;
  beforeAll(async () => {
    server = await createTestServer();
    noor = await server.person('noor_haddad', 'Noor Haddad');
    lena = await server.person('lena_fjeld', 'Lena Fjeld');
  });
  afterAll(() => server.close());

  const draw = () =>
    sharp({ create: { width: 300 + (number += 1), height: 300, channels: 3, background: '#2b3fd9' } })
      .jpeg()
      .toBuffer();
  const upload = async (by = noor, bytes?: Buffer) => {
    const { signature } = await receivePicture(server.core, by.userId, Readable.from([bytes ?? (await draw())]));
    await server.core.media.ensureRendition({ signature, size: '236x', format: 'jpg' });
    return signature;
  };
  const mediaDir = () => join(server.core.config.dataDir, 'media');
  const isThere = async (signature: string) => {
    const files = [originalFile(mediaDir(), signature, 'jpeg'), renditionFile(mediaDir(), { signature, size: '236x', format: 'jpg' })];
    const found = await Promise.all(
      files.map((file) =>
        access(file).then(
          () => 'file',
          () => 'nothing',
        ),
      ),
    );
    const { rows } = await sql`SELECT 1 FROM pictures WHERE signature = decode(${signature}, 'hex')`.execute(server.core.db);
    return [...found, rows.length === 1 ? 'row' : 'nothing'];
  };
  const kept = ['file', 'file', 'row'];
  const gone = ['nothing', 'nothing', 'nothing'];
  /** Everything happened so many days earlier. */
  const letDaysPass = async (days: number) => {
    const earlier = (column: string) => sql`${sql.ref(column)} = ${sql.ref(column)} - ${days} * interval '1 day'`;
    await sql`UPDATE pictures SET ${earlier('created_at')}`.execute(server.core.db);
    await sql`UPDATE picture_uploads SET ${earlier('created_at')}`.execute(server.core.db);
    await sql`UPDATE pins SET ${earlier('deleted_at')}`.execute(server.core.db);
  };
  const night = async () => {
    const jobs = features.flatMap((feature) => feature.jobs?.(server.core) ?? []);
    for (const name of ['pinning-purge', 'pictures-purge']) await jobs.find((job) => job.name === name)!.handle({});
  };

  it('goes a day after it was uploaded, with its files', async () => {
    const signature = await upload();
    await night();
    expect(await isThere(signature)).toEqual(kept);
    await letDaysPass(1.1);
    await night();
    expect(await isThere(signature)).toEqual(gone);
  });

  it('leaves its film to another picture that shows it, and the last one takes it along', async () => {
    const film = await server.core.media.storeVideo(Buffer.from('a film'));
    const [cover, other] = [await upload(), await upload()];
    const board = await makeBoard(noor, 'Films');
    const pin = await noor.data(PinResource.create, { board_id: board.id, image_signature: other, title: 'Wheel' });
    for (const signature of [cover, other])
      await sql`UPDATE pictures SET video = jsonb_build_object('signature', ${film}::text) WHERE signature = decode(${signature}, 'hex')`.execute(
        server.core.db,
      );
    await letDaysPass(1.1);
    await night();
    expect(await isThere(cover)).toEqual(gone);
    expect(await server.core.media.findVideo(film)).not.toBeNull();
    await noor.data(PinResource.delete, { id: pin.id });
    await letDaysPass(60);
    await night();
    expect(await isThere(other)).toEqual(gone);
    expect(await server.core.media.findVideo(film)).toBeNull();
  });

  it('stays a day more when it is uploaded again', async () => {
    const bytes = await draw();
    const signature = await upload(noor, bytes);
    await letDaysPass(1.1);
    await upload(noor, bytes);
    await night();
    expect(await isThere(signature)).toEqual(kept);
  });

  it('goes with its counters thirty days after the last of its pins was deleted, whoever held it', async () => {
    const signature = await upload();
    const board = await makeBoard(noor, 'Boats');
    const lenas = await makeBoard(lena, 'Ships');
    const pin = await noor.data(PinResource.create, { board_id: board.id, image_signature: signature });
    const save = await lena.data(RepinResource.create, { pin_id: pin.id, board_id: lenas.id });
    await server.settle();
    await noor.data(PinResource.delete, { id: pin.id });
    await letDaysPass(31);
    await night();
    expect(await isThere(signature)).toEqual(kept);

    await lena.data(PinResource.delete, { id: save.id });
    await letDaysPass(29);
    await night();
    expect(await isThere(signature)).toEqual(kept);
    await letDaysPass(2);
    await night();
    expect(await isThere(signature)).toEqual(gone);
    const { rows } = await sql`SELECT pin_id FROM pin_counters WHERE pin_id IN (${pin.id}, ${save.id})`.execute(server.core.db);
    expect(rows).toEqual([]);
  });

  it('goes when the person who brought it is erased, unless somebody saved it', async () => {
    const mei = await server.person('mei_tan', 'Mei Tan');
    const board = await makeBoard(mei, 'Rafts');
    const [alone, saved] = [await upload(mei), await upload(mei)];
    for (const image_signature of [alone, saved]) await mei.data(PinResource.create, { board_id: board.id, image_signature });
    const [pin] = await mei.data(UserPinsResource.get, { username: 'mei_tan' });
    await lena.data(RepinResource.create, { pin_id: pin!.id, board_id: (await makeBoard(lena, 'Rafts')).id });
    await letDaysPass(1.1);
    await eraseAccount(server.core, mei.userId);
    await server.settle();
    await night();
    expect([await isThere(alone), await isThere(saved)]).toEqual([gone, kept]);
  });

  it('stays while somebody has it as their own picture', async () => {
    const signature = await upload();
    await sql`UPDATE users SET picture_signature = ${signature} WHERE id = ${lena.userId}`.execute(server.core.db);
    await letDaysPass(40);
    await night();
    expect(await isThere(signature)).toEqual(kept);
  });

  it('is whole when it is uploaded again at the moment it goes', async () => {
    const bytes = await draw();
    const signature = await upload(noor, bytes);
    await letDaysPass(2);
    await Promise.all([night(), receivePicture(server.core, lena.userId, Readable.from([bytes]))]);
    expect((await isThere(signature))[2]).toBe('row');
    expect((await isThere(signature))[0]).toBe('file');
  });
});
