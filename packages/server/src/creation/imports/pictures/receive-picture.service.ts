import type { ImportFile } from '../../../core/import-files/index.ts';
import type { PictureSource } from '../../../core/media/index.ts';
import { receivePicture } from '../../../pinning/pictures/index.ts';
import { waitForTurn } from '../read/host-turns.service.ts';
import { FileGone } from './picture-failure.service.ts';
import type { Run } from '../places/places.service.ts';

/** A run with its archive, where it has one. */
export interface FetchingRun extends Run {
  readonly file: ImportFile | null;
  /** Whether the archive is one of pictures, which say of themselves what they show. */
  readonly isOfPictures: boolean;
  /** The pictures of the archive that were taken a moment ago, by name: one file may belong to several pins. */
  readonly entries: Map<string, string>;
  readonly isOver: () => boolean;
}

/** The id of a picture that lies in the archive. */
export async function pictureOfArchive(run: FetchingRun, entry: string): Promise<string> {
  const known = run.entries.get(entry);
  if (known !== undefined) return known;
  if (run.file === null) throw new FileGone();
  const id = await receive(run, (await run.file.openEntry(entry)) as AsyncIterable<Uint8Array>);
  if (run.entries.size > 2_000) run.entries.clear();
  run.entries.set(entry, id);
  return id;
}

/** The id of a picture that lies at an address. */
export async function fetchPicture(run: FetchingRun, address: string): Promise<string> {
  await waitForTurn(address);
  const { body } = await run.core.safeFetch.fetchPicture(address);
  return receive(run, body);
}

/** Takes a picture in for the person whose import it is; gives its id. */
export async function receive({ core, viewer }: FetchingRun, source: AsyncIterable<Uint8Array> | readonly Uint8Array[]): Promise<string> {
  const bytes = Array.isArray(source) ? oneByOne(source as readonly Uint8Array[]) : (source as PictureSource);
  return (await receivePicture(core, viewer.userId, bytes)).id;
}

async function* oneByOne(chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks;
}
