import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { ZipFile } from 'yazl';
import { describe, expect, it } from 'vitest';
import { ImportsResource } from '@bowerbird/contract/creation/imports/calls.ts';
import { bookmarks, importCast, link, look } from '../testing/import-cast.ts';
import { importsFeature } from '../index.ts';
import { RUN_ARCHIVE_JOB, RUN_JOB, tendImports } from './run-import.service.ts';

describe('an import that holds all its pictures', () => {
  const cast = importCast();

  async function zipOfPictures(): Promise<Buffer> {
    const zip = new ZipFile();
    const picture = sharp({ create: { width: 300, height: 300, channels: 3, background: '#8a9a5b' } });
    zip.addBuffer(await picture.png().toBuffer(), 'Jugs/red_jug.png');
    zip.end();
    return buffer(zip.outputStream);
  }

  it('goes by a job of its own, which stands behind no slow sites of others', async () => {
    const { server, noor } = cast;
    const links = await look(server, noor, bookmarks(link('http://slow.example/', 'Slow')));
    const pictures = await look(server, noor, await zipOfPictures());
    for (const { id } of [links, pictures]) await noor.data(ImportsResource.update, { id, action: 'start' });
    const both = [
      { name: RUN_JOB, data: { id: links.id } },
      { name: RUN_ARCHIVE_JOB, data: { id: pictures.id } },
    ];
    expect(server.enqueued).toMatchObject(both);
    server.enqueued.length = 0;
    // So it is after a stop, too.
    await tendImports(server.core);
    expect(server.enqueued).toMatchObject(both);
    const archives = importsFeature.jobs!(server.core).find(({ name }) => name === RUN_ARCHIVE_JOB)!;
    await archives.handle({ id: pictures.id });
    expect(await noor.data(ImportsResource.get, { id: pictures.id })).toMatchObject({ status: 'done', counts: { taken: 1 } });
  });
});
