import { importLimits, type ImportFormat, type ImportProblem } from '@bowerbird/domain/creation/imports.ts';
import { cleanLine, cleanText } from '@bowerbird/domain/clean-text.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import type { Core } from '../../../core/core.ts';
import {
  detectFormat,
  ImportFileError,
  importReaders,
  openImportFile,
  type FoundBoard,
  type ImportFile,
} from '../../../core/import-files/index.ts';
import { addressFile, fetchAddress, unfinishedFile } from './fetch-address.service.ts';
import type { Fetched } from '../records/fetched.data.ts';
import { importFile, removeImportFile } from '../records/import-files.service.ts';
import { changeImport, holdOn, selectUnreadFile, type ImportChange, type ImportRow } from '../records/imports.queries.ts';
import { keepHeld } from '../records/keep-held.service.ts';
import {
  clearLook,
  countBoards,
  insertBoards,
  insertItems,
  markDuplicates,
  refuseTwins,
  type NewBoard,
  type NewItem,
} from '../items/look.queries.ts';
import { beginReading, endReading, hasDiedTooOften } from './readings.service.ts';
import { cut, toItem } from '../items/to-item.service.ts';

/** The job that reads small files. What takes longer is left to the two others, so that small files wait for none of it. */
export const READ_JOB = 'imports.read';
export const READ_LARGE_JOB = 'imports.read-large';
/** Asks addresses, and reads the small files that these give. */
export const READ_ADDRESS_JOB = 'imports.read-address';

export type ReadJob = typeof READ_JOB | typeof READ_LARGE_JOB | typeof READ_ADDRESS_JOB;

const BATCH = 500;
/** Of the paths of all boards, which are held until the file is read and shown in the look. */
const MOST_PATH_LETTERS = 1_000_000;
/** Pages of a service are read for so long at a time. Then the imports of others have their turn. */
const TURN_MILLISECONDS = 45_000;

type Problem = NonNullable<ImportChange['problem']>;

/** The job that an import begins with; only reading a file tells whether it is large. */
export function readJobOf({ file }: Pick<ImportRow, 'file'>): ReadJob {
  return file === null ? READ_ADDRESS_JOB : READ_JOB;
}

/** Reads a file that somebody brought: what is in it, what would come, and what cannot. Begins anew after a crash. */
export async function readImport(core: Core, id: string, job: ReadJob): Promise<void> {
  const db = core.jobsDb;
  const row = await beginReading(db, id);
  if (!row) return;
  const endKeeping = keepHeld(db, id);
  let goesOnBy: ReadJob | null = null;
  try {
    if (hasDiedTooOften(row)) throw new ImportFileError('failed');
    goesOnBy = await readBrought(core, row, job);
  } catch (error) {
    // Where the database itself is away, this fails too, and the file is read anew later.
    if (!(error instanceof ImportFileError)) core.log.error({ err: error, importId: id }, 'a file could not be read');
    const problem = error instanceof ImportFileError ? { reason: error.problem, ...error.at } : { reason: 'failed' };
    await changeImport(db, id, { status: 'failed', problem, isFinished: true, forgetsFile: true, forgetsToken: true });
    for (const file of [row.file, addressFile(row), unfinishedFile(row)]) await removeImportFile(core.config, file);
  } finally {
    endKeeping();
    await endReading(db, id);
    if (goesOnBy !== null) await core.jobs.send(db, goesOnBy, goesOnBy === READ_LARGE_JOB ? { userId: row.user_id } : { id });
  }
}

/**
 * Reads the oldest file of a person that waits. Its job waits once for each person, and asks for another turn where more is left.
 * So whoever brings many large files stands behind everybody else after each of them.
 */
export async function readLargeFile(core: Core, userId: string): Promise<void> {
  const db = core.jobsDb;
  const next = await selectUnreadFile(db, userId);
  if (next === undefined) return;
  await readImport(core, next, READ_LARGE_JOB);
  if ((await selectUnreadFile(db, userId)) !== undefined) await core.jobs.send(db, READ_LARGE_JOB, { userId });
}

/** Gives the job by which the reading goes on; null where it came to its end, or waits for its time. */
async function readBrought(core: Core, row: ImportRow, job: ReadJob): Promise<ReadJob | null> {
  if (row.file === null && job !== READ_ADDRESS_JOB) return READ_ADDRESS_JOB;
  const brought = await bringFile(core, row);
  if (brought === null) return null;
  if (brought === 'goes_on') return READ_ADDRESS_JOB;
  const file = await openImportFile(importFile(core.config, brought.file), row.name);
  try {
    if (file.isLarge && job !== READ_LARGE_JOB) return READ_LARGE_JOB;
    await readWhole(core, row, { file, stopped: brought.stopped });
    return null;
  } finally {
    file.close();
  }
}

interface Brought {
  readonly file: string;
  readonly stopped: Fetched['stopped'];
}

/** The file of an import, fetched where it came from an address; null where its service is asked again later. */
async function bringFile(core: Core, row: ImportRow): Promise<Brought | 'goes_on' | null> {
  if (row.file !== null) return { file: row.file, stopped: row.fetched?.stopped ?? null };
  const end = core.now() + TURN_MILLISECONDS;
  const outcome = await fetchAddress(core, row, () => core.now() >= end);
  if ('file' in outcome) return outcome;
  if (outcome.goesOnInSeconds === 0) return 'goes_on';
  await changeImport(core.jobsDb, row.id, { readsAgainInSeconds: outcome.goesOnInSeconds });
  return null;
}

interface OpenedFile {
  readonly file: ImportFile;
  readonly stopped: Fetched['stopped'];
}

async function readWhole(core: Core, row: ImportRow, opened: OpenedFile): Promise<void> {
  const db = core.jobsDb;
  const { id } = row;
  await clearLook(db, id);
  const problem = await readFile(core, row, opened);
  await refuseTwins(db, id);
  await markDuplicates(db, { importId: id, userId: row.user_id });
  await countBoards(db, id);
  await changeImport(db, id, { status: 'ready', problem });
}

async function readFile(core: Core, row: ImportRow, { file, stopped }: OpenedFile): Promise<Problem | null> {
  const format = (row.format as ImportFormat | null) ?? (await detectFormat(file.source));
  if (format === null) throw new ImportFileError('unknown_format');
  // Only feeds get more by themselves.
  await changeImport(core.jobsDb, row.id, { format, ...(format === 'feed' ? {} : { goesOn: false, forgetsToken: true }) });
  const problem = await readItems(core, row, { file, format });
  return problem ?? (stopped === null ? null : { reason: stopped });
}

async function readItems(
  core: Core,
  row: ImportRow,
  { file, format }: { file: ImportFile; format: ImportFormat },
): Promise<Problem | null> {
  const boards = collectBoards(row.name);
  let problem: Problem | null = file.refused.length === 0 ? null : { reason: 'unsafe_files', file: file.refused[0]! };
  let items: NewItem[] = [];
  let number = 0;
  const flush = async () => {
    await insertItems(core.jobsDb, row.id, items);
    items = [];
    if (!(await holdOn(core.jobsDb, row.id, 'read'))) throw new ImportFileError('failed');
  };
  for await (const found of importReaders[format](file.source)) {
    if (found.kind === 'break') problem = { reason: 'broken_off', file: found.file, line: found.line };
    else if (found.kind === 'board') boards.add(found);
    else {
      if (number >= importLimits.items) {
        problem = { reason: 'too_many_items' };
        break;
      }
      items.push(toItem(found, { number, board: boards.add(found), now: core.now() }));
      number += 1;
      if (items.length >= BATCH) await flush();
    }
  }
  await flush();
  await insertBoards(core.jobsDb, row.id, boards.list());
  if (number === 0 && boards.list().length === 0) throw failureOf(problem);
  return problem;
}

/** Why nothing at all is in a file. */
function failureOf(problem: Problem | null): ImportFileError {
  if (problem === null) return new ImportFileError('empty');
  const { reason, file, line } = problem;
  return new ImportFileError(reason as ImportProblem, { at: { file, line: line ?? undefined } });
}

/** The boards of a file, by their paths, each with the number that its items name. */
function collectBoards(fileName: string) {
  const boards = new Map<string, NewBoard>();
  let pathLetters = 0;
  const looseName = cut(cleanLine(fileName.replace(/\.[a-z0-9]{2,5}$/i, '')) || 'Import', textLimits.boardName);
  return {
    list: () => [...boards.values()],
    add: ({ path, ...facts }: Pick<FoundBoard, 'path'> & Partial<Omit<FoundBoard, 'kind'>>): number => {
      const whole = path.map((name) => cut(cleanLine(name), textLimits.sectionName)).filter((name) => name !== '');
      const names = pathLetters < MOST_PATH_LETTERS || boards.has(JSON.stringify(whole)) ? whole : shortPath(whole);
      const key = JSON.stringify(boards.size < importLimits.boards || boards.has(JSON.stringify(names)) ? names : []);
      const known = boards.get(key);
      const { description, privacy, layout, isArchived, commentsDisabled } = facts;
      if (known) return known.number;
      const [first, ...rest] = JSON.parse(key) as string[];
      const board: NewBoard = {
        number: boards.size,
        path: JSON.parse(key) as string[],
        facts: {
          description: description && cut(cleanText(description), textLimits.boardDescription),
          privacy,
          layout,
          isArchived,
          commentsDisabled,
        },
        board_name: cut(first ?? looseName, textLimits.boardName),
        section_name: sectionOf(rest),
      };
      boards.set(key, board);
      pathLetters += key.length;
      return board.number;
    },
  };
}

/** What a path becomes, and nothing more of it: the board, and the section of all within. */
function shortPath([first, ...rest]: readonly string[]): string[] {
  const section = sectionOf(rest);
  return [...(first === undefined ? [] : [first]), ...(section === null ? [] : [section])];
}

function sectionOf(names: readonly string[]): string | null {
  return names.length === 0 ? null : cut(names.join(' / '), textLimits.sectionName);
}
