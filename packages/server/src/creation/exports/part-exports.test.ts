import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { DataExportsResource } from '@bowerbird/contract/account/data-export/calls.ts';
import { ImportsResource } from '@bowerbird/contract/creation/imports/calls.ts';
import { makeExport } from '../../account/data-export/data-export.service.ts';
import { archiveFile } from '../../account/data-export/make-archive.service.ts';
import type { TestPerson, TestServer } from '../../testing/test-server.ts';
import { act, goOn, look } from '../imports/testing/import-cast.ts';
import { openExporting } from './testing/open-exporting.ts';
import { filesOf, takeOut, withoutIds } from './testing/take-out.ts';

describe('an export of more than an import takes', () => {
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

  it('comes in parts where it is large, each of which goes in by itself, and together they are the same', async () => {
    const whole = await takeOut(home, noor);
    const { export_id } = await noor.data(DataExportsResource.create);
    // What stands in each part takes most of this, so every part has some room for what differs.
    const partBytes = 128 * 1024;
    await makeExport(home.core, export_id, partBytes);
    const [made] = await noor.data(DataExportsResource.get);
    expect(made!.parts.length).toBeGreaterThan(2);
    const small = made!.parts.filter(({ bytes }) => bytes <= partBytes);
    // The film lies on two boards, and is larger than such a part.
    expect(small.length).toBeGreaterThanOrEqual(made!.parts.length - 2);
    expect(made!.bytes).toBe(made!.parts.reduce((sum, { bytes }) => sum + bytes, 0));
    const guest = await away.person('noor_away', 'Noor Haddad');
    for (const [at, { url, bytes }] of made!.parts.entries()) {
      const { raw, headers } = await noor.request({ method: 'GET', url });
      expect([raw.length, headers['content-disposition']]).toEqual([
        bytes,
        expect.stringContaining(`part-${at + 1}-of-${made!.parts.length}`),
      ]);
      const rest = await noor.request({ method: 'GET', url, headers: { range: 'bytes=100-', 'if-range': String(headers['etag']) } });
      expect(rest.raw).toEqual(raw.subarray(100));
      const seen = await look(away, guest, raw);
      expect(seen).toMatchObject({ format: 'bowerbird', status: 'ready' });
      await act(away, guest, seen.id, { action: 'start' });
      await goOn(away);
      expect(await guest.data(ImportsResource.get, { id: seen.id })).toMatchObject({ status: 'done', reasons: [], counts: { refused: 0 } });
    }
    const again = withoutIds(await takeOut(away, guest));
    const plain = (files: Record<string, string>) => ({
      ...files,
      'bowerbird.json': files['bowerbird.json']!.replace('noor_away', 'noor_haddad'),
    });
    expect(plain(again)).toEqual(plain(withoutIds(whole)));
    for (const part of ['0', '-1', 'x', String(made!.parts.length + 1), '1&part=2']) {
      expect((await noor.request({ method: 'GET', url: `${made!.url}?part=${part}` })).status).toBe(404);
    }
  }, 90_000);

  it('goes in whole where its parts were unpacked into one folder', async () => {
    const [made] = await noor.data(DataExportsResource.get);
    const together = new Map<string, Buffer>();
    for (const part of made!.parts.keys()) {
      for (const [name, bytes] of await filesOf(archiveFile(home.core.config, made!.export_id, part + 1))) together.set(name, bytes);
    }
    const zip = new ZipFile();
    for (const [name, bytes] of together) zip.addBuffer(bytes, name);
    zip.end();
    const seen = await look(away, await away.person('noor_whole', 'Noor Haddad'), await buffer(zip.outputStream));
    expect(seen).toMatchObject({ format: 'bowerbird', status: 'ready', counts: { items: 7, waiting: 7 } });
  }, 30_000);
});
