import { createReadStream } from 'node:fs';
import { open, stat, type FileHandle } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { importLimits } from '@bowerbird/domain/creation/imports.ts';
import type { Core } from '../../../core/core.ts';
import { fieldsOf, listOf, textOf } from '../../../core/import-files/index.ts';
import { NOTHING_FETCHED, type Fetched, type PagedService } from '../records/fetched.data.ts';
import { changeImport } from '../records/imports.queries.ts';
import { PINRY_BOARDS, readAddressPage, type AddressPage, type PagedAddress } from './paged-addresses.service.ts';

const MOST_BYTES = 256 * 1024 ** 2;
/** A service may give pages without end and nothing on them. */
const MOST_PAGES = 10_000;
const END = '\n]}\n';

export interface ReadingPages {
  readonly core: Core;
  readonly importId: string;
  readonly address: PagedAddress;
  readonly service: PagedService;
  /** The unfinished file. */
  readonly path: string;
  readonly isOver: () => boolean;
}

/**
 * Goes on with the pages of a service and gives how far it came. Each page stands in the file before its number is kept, so
 * that a stop costs one page.
 */
export async function readPages(reading: ReadingPages, earlier: Fetched | null): Promise<Fetched> {
  let fetched = await checkFile(reading, earlier);
  const file = await open(reading.path, fetched.bytes === 0 ? 'w' : 'r+');
  try {
    await file.truncate(fetched.bytes);
    const onBoards = await pinsOnBoards(reading);
    while (fetched.next !== null && !reading.isOver()) {
      if (fetched.things >= importLimits.items || fetched.bytes >= MOST_BYTES || fetched.pages >= MOST_PAGES) {
        fetched = { ...fetched, next: null, stopped: 'stopped_early' };
        break;
      }
      const page = await readAddressPage(reading.service, reading.address, fetched.next);
      fetched = await writePage(file, fetched, { page, onBoards });
      await changeImport(reading.core.jobsDb, reading.importId, { fetched });
    }
    if (fetched.next === null) fetched = await writeEnd(file, fetched);
    return fetched;
  } finally {
    await file.close();
  }
}

/** Ends a file whose pages did not all come. */
export async function endPages(path: string, fetched: Fetched): Promise<Fetched> {
  const file = await open(path, 'r+');
  try {
    return await writeEnd(file, { ...fetched, next: null, stopped: 'kept_waiting' });
  } finally {
    await file.close();
  }
}

/** A file that is not there, or shorter than what was kept of it, is begun anew. */
async function checkFile({ path, service }: ReadingPages, earlier: Fetched | null): Promise<Fetched> {
  const size = await stat(path).then(
    (facts) => facts.size,
    () => 0,
  );
  return earlier !== null && size >= earlier.bytes ? { ...earlier, service } : { ...NOTHING_FETCHED, service };
}

async function writePage(
  file: FileHandle,
  fetched: Fetched,
  { page, onBoards }: { page: AddressPage; onBoards: Set<string> },
): Promise<Fetched> {
  // What is on a board of a Pinry stands among all pins once more. Boards have numbers of their own.
  const isBoards = fetched.next?.list === PINRY_BOARDS;
  const things = page.things.map(fieldsOf).filter((thing) => isBoards || !onBoards.has(textOf(thing['id']) ?? ''));
  for (const thing of things) notePinsOf(thing, onBoards);
  const lines = things.map((thing, at) => `${fetched.things + at === 0 ? '' : ','}\n${JSON.stringify(thing)}`);
  const bytes = Buffer.from(`${page.head ?? ''}${lines.join('')}`);
  await file.write(bytes, 0, bytes.length, fetched.bytes);
  await file.datasync();
  return {
    ...fetched,
    next: page.next,
    bytes: fetched.bytes + bytes.length,
    things: fetched.things + things.length,
    pages: fetched.pages + 1,
    failures: 0,
  };
}

async function writeEnd(file: FileHandle, fetched: Fetched): Promise<Fetched> {
  await file.truncate(fetched.bytes);
  await file.write(END, fetched.bytes);
  await file.datasync();
  return { ...fetched, next: null };
}

/** The pins that earlier pages showed on boards. */
async function pinsOnBoards({ path, service }: ReadingPages): Promise<Set<string>> {
  const onBoards = new Set<string>();
  if (service !== 'pinry') return onBoards;
  for await (const line of createInterface({ input: createReadStream(path) })) {
    if (!line.includes('"pins_detail"')) continue;
    notePinsOf(fieldsOf(JSON.parse(line.replace(/,$/, '')) as unknown), onBoards);
  }
  return onBoards;
}

function notePinsOf(thing: Readonly<Record<string, unknown>>, onBoards: Set<string>): void {
  for (const pin of listOf(thing['pins_detail']).map(fieldsOf)) {
    const id = textOf(pin['id']);
    if (id !== undefined) onBoards.add(id);
  }
}
