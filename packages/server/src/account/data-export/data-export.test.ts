import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromBuffer } from 'yauzl';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { DataExportsResource } from '@bowerbird/contract/account/data-export/calls.ts';
import { makeBoard } from '../../pinning/testing/pinning-cast.ts';
import { personWithPassword } from '../../testing/account-cast.ts';
import { uploadPicture } from '../../testing/multipart.ts';
import { createTestServer, type TestCaller, type TestServer } from '../../testing/test-server.ts';
import { eraseAccount } from '../../identity/accounts/index.ts';
import { EXPORT_JOB, makeExport, sweepExports } from './data-export.service.ts';

describe('downloading one’s data', () => {
  let server: TestServer;
  let noor: Awaited<ReturnType<typeof personWithPassword>>;
  let picture: Buffer;
  let signature: string;
  let loosePicture: Buffer;
  let loose: string;
  beforeAll(async () => {
    server = await createTestServer();
    noor = await personWithPassword(server, 'noor_haddad', 'Noor Haddad');
    picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#c8553d' } })
      .png()
      .toBuffer();
    signature = await uploadPicture(noor, picture);
    loosePicture = await sharp({ create: { width: 310, height: 300, channels: 3, background: '#3d55c8' } })
      .png()
      .toBuffer();
    loose = await uploadPicture(noor, loosePicture);
    const board = await makeBoard(noor, 'A secret', { privacy: 'secret' });
    await noor.data(PinResource.create, { board_id: board.id, image_signature: signature, title: 'Terracotta' });
  });
  afterAll(() => server.close());
  const ask = (caller: TestCaller) => caller.envelope(DataExportsResource.create);
  const list = (caller: TestCaller) => caller.data(DataExportsResource.get);
  const download = (caller: TestCaller, id: string) => caller.request({ method: 'GET', url: `/v3/users/me/exports/${id}/` });
  const archives = () => readdir(join(server.core.config.dataDir, 'exports')).catch(() => []);

  it('is asked for once at a time, however often at once, and made by a job', async () => {
    const replies = await Promise.all([ask(noor), ask(noor), ask(noor)]);
    expect(replies.map(({ resource_response: { error } }) => error?.name ?? 'ok').toSorted()).toEqual(['conflict', 'conflict', 'ok']);
    const [made] = await list(noor);
    expect(made).toMatchObject({ state: 'making', url: null });
    expect(server.enqueued.filter(({ name }) => name === EXPORT_JOB)).toEqual([{ name: EXPORT_JOB, data: { id: made!.export_id } }]);
    expect((await download(noor, made!.export_id)).status).toBe(404);
  });

  it('gives an archive with the words and the original pictures, secret ones too, and a mail', async () => {
    const [making] = await list(noor);
    await server.forgetMails();
    await makeExport(server.core, making!.export_id);
    const [ready] = await list(noor);
    expect(ready).toMatchObject({ state: 'ready', url: `/v3/users/me/exports/${making!.export_id}/` });
    expect(ready!.done).toBe(ready!.total);
    expect(server.mails.map(({ subject }) => subject)).toEqual(['Your Bowerbird data is ready']);

    const reply = await server.app.inject({
      method: 'GET',
      url: ready!.url!,
      headers: { host: 'localhost:3000' },
      cookies: (await noor.request({ method: 'GET', url: '/v3/users/me/' })).cookies,
    });
    expect(reply.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringContaining('attachment'),
    });
    const files = await unzip(reply.rawPayload);
    expect(files.get(`boards/a-secret/terracotta-${signature.slice(0, 12)}.png`)).toEqual(picture);
    expect(files.get(`pictures/${loose}.png`)).toEqual(loosePicture);
    expect(JSON.stringify(JSON.parse(files.get('data/pins.json')!.toString()))).toContain('Terracotta');
    expect(files.get('data/boards.json')!.toString()).toContain('A secret');
    const account = files.get('data/accounts.json')!.toString();
    expect(account).toContain('noor_haddad@example.org');
    expect([...files.values()].some((file) => file.includes('argon2'))).toBe(false);
  });

  it('goes on where a download was cut, and begins anew where the archive is another one', async () => {
    const [ready] = await list(noor);
    const ask = (headers: Record<string, string>) => noor.request({ method: 'GET', url: ready!.url!, headers });
    const whole = await ask({});
    const size = whole.raw.length;
    const rest = await ask({ range: 'bytes=100-', 'if-range': String(whole.headers['etag']) });
    expect([rest.status, rest.headers['content-range']]).toEqual([206, `bytes 100-${size - 1}/${size}`]);
    expect(rest.raw).toEqual(whole.raw.subarray(100));
    expect((await ask({ range: 'bytes=-7' })).raw).toEqual(whole.raw.subarray(-7));
    expect((await ask({ range: 'bytes=100-', 'if-range': '"another"' })).status).toBe(200);
    expect((await ask({ range: `bytes=${size}-` })).status).toBe(416);
  });

  it('is nobody else’s: not a stranger’s, not another person’s, not a limited login’s', async () => {
    const [ready] = await list(noor);
    const lena = await server.person('lena_fjeld');
    expect((await download(server.stranger(), ready!.export_id)).status).toBe(401);
    expect((await download(lena, ready!.export_id)).status).toBe(404);
    for (const id of ['0', '-1', 'x', '..%2f..%2fsecret', '9'.repeat(30)]) expect((await download(noor, id)).status).toBe(404);
  });

  it('is gone after a week, with its file', async () => {
    await sql`UPDATE data_exports SET expires_at = now() - interval '1 second'`.execute(server.core.db);
    const [id] = (await archives()).map((file) => file.replace('.zip', ''));
    expect((await download(noor, id!)).status).toBe(404);
    await sweepExports(server.core);
    expect(await archives()).toEqual([]);
    expect(await list(noor)).toEqual([]);
  });

  it('is kept twice at most, however often it is asked for', async () => {
    const tomas = await server.person('tomas_ibarra');
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      ids.push((await ask(tomas)).resource_response.data!.export_id);
      await makeExport(server.core, ids.at(-1)!);
    }
    expect((await list(tomas)).map(({ export_id }) => export_id)).toEqual(ids.slice(1).toReversed());
    expect(new Set(await archives())).toEqual(new Set(ids.slice(1).map((id) => `${id}.zip`)));
    await eraseAccount(server.core, tomas.userId);
  });

  it('fails, and the instance goes on, where a file cannot be read any more while it is packed', async () => {
    const priya = await server.person('priya_nair', 'Priya Nair');
    const hers = await uploadPicture(
      priya,
      await sharp({ create: { width: 320, height: 300, channels: 3, background: '#55c83d' } })
        .png()
        .toBuffer(),
    );
    const original = (await server.core.media.findOriginal(hers))!;
    await rm(original);
    await mkdir(original);
    const { export_id } = (await ask(priya)).resource_response.data!;
    await expect(makeExport(server.core, export_id)).rejects.toThrow('aborted');
    await rm(original, { recursive: true });
    await makeExport(server.core, export_id);
    expect((await list(priya))[0]!.state).toBe('ready');
    await eraseAccount(server.core, priya.userId);
  });

  it('goes with the account', async () => {
    const sam = await server.person('sam_doyle');
    const { data } = (await ask(sam)).resource_response;
    await makeExport(server.core, data!.export_id);
    expect(await archives()).toHaveLength(1);
    await eraseAccount(server.core, sam.userId);
    expect(await archives()).toEqual([]);
  });

  function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
    const files = new Map<string, Buffer>();
    return new Promise((resolve, reject) => {
      fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
        if (error) return reject(error);
        zip.on('entry', (entry: { fileName: string }) => {
          zip.openReadStream(entry as never, (failed, stream) => {
            if (failed) return reject(failed);
            const chunks: Buffer[] = [];
            stream.on('data', (chunk: Buffer) => chunks.push(chunk));
            stream.on('end', () => {
              files.set(entry.fileName, Buffer.concat(chunks));
              zip.readEntry();
            });
          });
        });
        zip.on('end', () => resolve(files));
        zip.readEntry();
      });
    });
  }
});
