import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { ImportsResource } from '@bowerbird/contract/creation/imports/calls.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import type { TestPerson, TestServer } from '../../testing/test-server.ts';
import { importsFeature } from './index.ts';
import { beginReading } from './read/readings.service.ts';
import { bookmarks, folder, importCast, importFilesOf, link, look, uploadFile, workOff } from './testing/import-cast.ts';

describe('an import that is made to fill the memory', () => {
  const cast = importCast();
  let server: TestServer;
  let noor: TestPerson;
  beforeEach(() => void ({ server, noor } = cast));

  /** Folders within each other, and in the innermost many that hold a link each. */
  function foldersInFolders({ depth, leaves, letters }: { depth: number; leaves: number; letters: number }): string {
    const inner = Array.from({ length: leaves }, (_, number) => folder(`Leaf ${number}`, link(`https://a.example/${number}`, 'x'))).join(
      '',
    );
    return bookmarks(
      Array.from({ length: depth }, (_, number) => `${number}${'a'.repeat(letters)}`).reduceRight(
        (body, name) => folder(name, body),
        inner,
      ),
    );
  }

  it('keeps of the names of folders no more than a section is called by', async () => {
    const seen = await look(server, noor, foldersInFolders({ depth: 62, leaves: 60, letters: 7_990 }));
    expect(seen.counts.waiting).toBe(60);
    expect(Math.max(...seen.boards.flatMap(({ path }) => path.map((name) => name.length)))).toBe(textLimits.sectionName);
    expect(new Set(seen.boards.map(({ path }) => path.at(-1))).size).toBe(60);
  });

  it('shows of so many paths the board and the section alone, and brings all that lies in them', async () => {
    const seen = await look(server, noor, foldersInFolders({ depth: 62, leaves: 400, letters: 7_990 }));
    expect(seen.counts.items).toBe(400);
    expect(seen.boards.reduce((letters, { path }) => letters + path.join('').length, 0)).toBeLessThan(1_100_000);
    expect(new Set(seen.boards.map(({ board_name, section_name }) => `${board_name}: ${section_name}`)).size).toBe(1);
  });

  it('keeps of what is said of a board no more than a board holds', async () => {
    const collections = [{ id: 1, name: 'Kitchen', description: 'Linen. '.repeat(20_000), links: [{ url: 'https://linen.example/' }] }];
    const { id } = await look(server, noor, JSON.stringify({ collectionOrder: [1], collections }));
    const { rows } = await sql<{ letters: number }>`SELECT length(facts ->> 'description') AS letters FROM import_boards
      WHERE import_id = ${id}`.execute(server.core.db);
    expect(rows).toEqual([{ letters: textLimits.boardDescription }]);
  });
});

describe('an import whose reading ends the process', () => {
  const cast = importCast();
  let server: TestServer;
  let noor: TestPerson;
  beforeEach(() => void ({ server, noor } = cast));

  /** Begins to read an import, as a process does that never comes to the end of it. */
  async function beginAndDie(id: string): Promise<void> {
    await beginReading(server.core.jobsDb, id);
    await sql`UPDATE imports SET worked_until = now() - interval '1 second' WHERE id = ${id}`.execute(server.core.db);
  }

  async function bring(): Promise<string> {
    const upload = await uploadFile(noor, bookmarks(folder('Kitchen', link('https://linen.example/', 'Linen'))));
    return (await noor.data(ImportsResource.create, { upload_id: upload })).id;
  }

  it('is read once more, and given up with its file after the second time', async () => {
    const [once, twice] = [await bring(), await bring()];
    for (const id of [once, twice, twice]) await beginAndDie(id);
    await workOff(server);
    expect(await noor.data(ImportsResource.get, { id: once })).toMatchObject({ status: 'ready', counts: { items: 1 } });
    expect(await noor.data(ImportsResource.get, { id: twice })).toMatchObject({ status: 'failed', problem: { reason: 'failed' } });
    expect(await importFilesOf(server)).toHaveLength(1);
  });

  it('is read however often the instance is stopped on purpose', async () => {
    const id = await bring();
    for (let stops = 0; stops < 4; stops += 1) {
      const stop = importsFeature.start!(server.core, '');
      await beginAndDie(id);
      await stop();
    }
    await workOff(server);
    expect(await noor.data(ImportsResource.get, { id })).toMatchObject({ status: 'ready' });
  });
});
