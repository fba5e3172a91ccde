import { DataExportsResource } from '@bowerbird/contract/account/data-export/calls.ts';
import type { ChosenExport } from '@bowerbird/contract/account/data-export/schemas.ts';
import { makeExport } from '../../../account/data-export/data-export.service.ts';
import { archiveFile } from '../../../account/data-export/make-archive.service.ts';
import { openArchive } from '../../../core/import-files/archive.ts';
import type { TestCaller, TestServer } from '../../../testing/test-server.ts';

/** The files of an archive, by their names. */
export type Files = ReadonlyMap<string, Buffer>;

/** The id of the newest archive of a person. */
export async function newestExport(caller: TestCaller): Promise<string> {
  return (await caller.data(DataExportsResource.get))[0]!.export_id;
}

/** Has an archive made; gives its files. */
export async function takeOut(server: TestServer, caller: TestCaller, chosen: ChosenExport = {}): Promise<Files> {
  const { export_id } = await caller.data(DataExportsResource.create, chosen);
  await makeExport(server.core, export_id);
  return filesOf(archiveFile(server.core.config, export_id));
}

/** The files of a zip. */
export async function filesOf(path: string): Promise<Files> {
  const archive = await openArchive(path);
  try {
    const files = new Map<string, Buffer>();
    for (const name of archive.names) files.set(name, Buffer.concat(await Array.fromAsync(await archive.open(name))));
    return files;
  } finally {
    archive.close();
  }
}

/** What belongs to the boards, without what differs by nature. */
export function withoutIds(files: Files): Record<string, string> {
  const kept = [...files].filter(([name]) => /^(boards\/|bookmarks|bowerbird)/.test(name));
  const plain = kept.map(([name, bytes]): [string, string] => {
    if (!/\.(json|html)$/.test(name)) return [name, bytes.toString('hex')];
    return [name, bytes.toString().replaceAll(/"(id|pin|created_at|made_at)": ?"[^"]*"|ADD_DATE="\d+"/g, '')];
  });
  return Object.fromEntries(plain);
}
