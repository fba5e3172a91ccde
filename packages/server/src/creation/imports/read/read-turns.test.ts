import type { ServerResponse } from 'node:http';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ImportsResource } from '@bowerbird/contract/creation/imports/calls.ts';
import type { TestPerson, TestServer } from '../../../testing/test-server.ts';
import { importsFeature } from '../index.ts';
import { READ_ADDRESS_JOB, READ_JOB, READ_LARGE_JOB, readImport } from './read-import.service.ts';
import { bookmarks, importCast, link, uploadFile } from '../testing/import-cast.ts';

describe('a file', () => {
  const cast = importCast();
  let server: TestServer;
  let noor: TestPerson;
  beforeEach(() => void ({ server, noor } = cast));

  const small = () => bookmarks(link('http://lamp.example/', 'Lamp'));
  const statusOf = async (id: string) => (await noor.data(ImportsResource.get, { id })).status;

  async function bring(content: string): Promise<string> {
    return (await noor.data(ImportsResource.create, { upload_id: await uploadFile(noor, content) })).id;
  }

  /** Drops jobs that wait already, as their queues would. */
  function waitOnce(): void {
    const named = server.enqueued.map((job) => JSON.stringify(job));
    server.enqueued.splice(0, Infinity, ...server.enqueued.filter((_job, at) => named.indexOf(named[at]!) === at));
  }

  /** Does the next job, as its queue would. */
  async function doNext(): Promise<string> {
    const { name, data } = server.enqueued.shift()!;
    await importsFeature.jobs!(server.core)
      .find((job) => job.name === name)!
      .handle(data);
    return name;
  }

  it('that is small is read while a huge one is being read', async () => {
    const links = Array.from({ length: 60_000 }, (_, at) => link(`http://${at}.example/`, `Lamp ${at}${'.'.repeat(100)}`));
    const huge = await bring(bookmarks(links.join('')));
    // Its job looks at its size and leaves it alone.
    expect(await doNext()).toBe(READ_JOB);
    expect(await statusOf(huge)).toBe('reading');
    const reading = doNext();
    await vi.waitFor(async () => expect((await noor.data(ImportsResource.get, { id: huge })).counts.items).toBeGreaterThan(0));

    const id = await bring(small());
    expect(await doNext()).toBe(READ_JOB);
    expect(await statusOf(id)).toBe('ready');
    expect(await statusOf(huge)).toBe('reading');
    expect(await reading).toBe(READ_LARGE_JOB);
    expect(await statusOf(huge)).toBe('ready');
  });

  it('that is huge lets those of others go before the next huge one of its person', async () => {
    const mei = await server.person('mei', 'Mei Tanaka');
    // Only spaces make these large.
    const large = (name: string) => bookmarks(link(`http://${name}.example/`, name)) + ' '.repeat(9 * 1024 ** 2);
    const ids = [await bring(large('jug')), await bring(large('bowl'))];
    const upload_id = await uploadFile(mei, large('vase'));
    const { id: hers } = await mei.data(ImportsResource.create, { upload_id });
    const statuses = async () => [...(await Promise.all(ids.map(statusOf))), (await mei.data(ImportsResource.get, { id: hers })).status];
    for (const name of [READ_JOB, READ_JOB, READ_JOB]) expect(await doNext()).toBe(name);
    waitOnce();
    await doNext();
    expect(await statuses()).toEqual(['ready', 'reading', 'reading']);
    waitOnce();
    await doNext();
    expect(await statuses()).toEqual(['ready', 'reading', 'ready']);
    await doNext();
    expect(await statuses()).toEqual(['ready', 'ready', 'ready']);
    expect(server.enqueued).toEqual([]);
  });

  it('that is small is read while an address does not answer', async () => {
    const asked: ServerResponse[] = [];
    cast.pages['slow.example/'] = (_, response) => void asked.push(response);
    await noor.data(ImportsResource.create, { address: 'http://slow.example/' });
    const asking = doNext();
    await vi.waitFor(() => expect(asked).toHaveLength(1));

    const id = await bring(small());
    expect(await doNext()).toBe(READ_JOB);
    expect(await statusOf(id)).toBe('ready');
    asked[0]!.destroy();
    expect(await asking).toBe(READ_ADDRESS_JOB);
  });

  it('of an address that an earlier version asked for by another job is asked for by its own', async () => {
    cast.pages['list.example/'] = (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(small());
    const { id } = await noor.data(ImportsResource.create, { address: 'http://list.example/' });
    server.enqueued.length = 0;
    await readImport(server.core, id, READ_JOB);
    expect(await doNext()).toBe(READ_ADDRESS_JOB);
    expect(await statusOf(id)).toBe('ready');
  });
});
