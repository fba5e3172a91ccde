import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type {
  CreateImportInput,
  Import,
  ImportBriefly,
  ImportReportInput,
  ReportedItem,
  UpdateImportInput,
} from '@bowerbird/contract/creation/imports/schemas.ts';
import { importLimits } from '@bowerbird/domain/creation/imports.ts';
import { normaliseLink } from '@bowerbird/domain/links.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { queueBehind } from '../../core/database/turns.queries.ts';
import type { Core } from '../../core/core.ts';
import type { Database } from '../../core/database/database.ts';
import { takeFromLimit } from '../../core/limits/limits.ts';
import { sealText } from '../../core/secrets/sealed-text.ts';
import { badField } from '../../endpoints/bad-field.ts';
import type { CallContext } from '../../endpoints/context.ts';
import type { Page } from '../../endpoints/handle.ts';
import { turnPage } from '../../endpoints/read-page.ts';
import { viewerOf, type SignedInViewer } from '../../endpoints/viewer.ts';
import { guardBoardWrite } from '../../pinning/boards/index.ts';
import { forgetExportedFilm } from '../video-uploads/index.ts';
import { choicesOf } from './records/choices.service.ts';
import { removeImportFile } from './records/import-files.service.ts';
import {
  changeImport,
  countKept,
  countStates,
  deleteImport,
  insertFromAddress,
  lockImport,
  selectImport,
  selectImportsOf,
  statusNumbers,
  type ImportRow,
} from './records/imports.queries.ts';
import { selectUploadsUnderWay } from './films/film-items.queries.ts';
import { presentBriefly, presentImport, presentReported } from './imports.views.ts';
import { TOKEN_PURPOSE, unfinishedFile } from './read/fetch-address.service.ts';
import { byName, findNamedPlaces } from './places/named-places.service.ts';
import { setTarget } from './places/places.queries.ts';
import { READ_ADDRESS_JOB, READ_JOB } from './read/read-import.service.ts';
import {
  countLinksToKeep,
  countMendable,
  countScheduledItems,
  countWithoutPicture,
  selectBoardRows,
  selectHosts,
  selectReport,
  type ReportRow,
} from './places/report.queries.ts';
import { drawPictures, settleBeforeStart, tryAgain } from './items/run.queries.ts';
import { runJobOf } from './run/run-import.service.ts';
import { selectStayed } from './undo/stayed.queries.ts';
import { UNDO_JOB } from './undo/undo-import.service.ts';
import { turnIntoImport } from './records/uploads.queries.ts';

const IMPORTS_PER_HOUR = 60;
const REPORTED_AT_ONCE = 50;
const DAY_MILLISECONDS = 86_400_000;

type ActContext = Pick<CallContext<SignedInViewer>, 'core' | 'viewer'>;

/** Begins to read an uploaded file. */
export async function createImport({ core, viewer }: ActContext, input: CreateImportInput): Promise<Import> {
  const { userId } = viewer;
  await takeFromLimit(core, { name: 'import', subject: userId, most: IMPORTS_PER_HOUR });
  const id = await inTransaction(core.db, async (trx) => {
    await queueBehind(trx, `imports:${userId}`);
    await refuseWhereFull(trx, userId);
    const made = input.address === undefined ? await fromUpload(trx, userId, input) : await fromAddress(core, trx, userId, input);
    await core.jobs.send(trx, input.address === undefined ? READ_JOB : READ_ADDRESS_JOB, { id: made });
    return made;
  });
  return readImportRecord(core, userId, id);
}

async function refuseWhereFull(trx: Database, userId: string): Promise<void> {
  const { open, items } = await countKept(trx, userId);
  if (open >= importLimits.open) throw new ApiError('too_many_things', { extra: { limit: importLimits.open } });
  if (items >= importLimits.keptItems) throw new ApiError('too_many_things', { extra: { limit: importLimits.keptItems } });
}

async function fromUpload(trx: Database, userId: string, { upload_id, format }: CreateImportInput): Promise<string> {
  if (upload_id === undefined) throw badField('upload_id', 'required');
  const made = await turnIntoImport(trx, { userId, uploadId: upload_id, format: format ?? null });
  if (made === undefined) throw new ApiError('not_found');
  return made;
}

async function fromAddress(core: Core, trx: Database, userId: string, { address, token, goes_on }: CreateImportInput): Promise<string> {
  const link = normaliseLink(address ?? '');
  if (typeof link === 'string') throw badField('address', link);
  const sealed = token ? sealText(core.config.secretKey, TOKEN_PURPOSE, token) : null;
  return insertFromAddress(trx, { userId, address: link.url, name: link.domain, token: sealed, goesOn: goes_on ?? false });
}

export async function readImportRecord(core: Core, userId: string, id: string): Promise<Import> {
  const row = await selectImport(core.db, userId, id);
  if (!row) throw new ApiError('not_found');
  const [counts, boards, report, hosts, withoutPicture, linksToKeep, mendable, scheduled, stayed] = await Promise.all([
    countStates(core.db, [id]),
    selectBoardRows(core.db, id),
    selectReport(core.db, { importId: id, reason: undefined, after: -1, size: REPORTED_AT_ONCE }),
    row.status === statusNumbers.running ? selectHosts(core.db, id) : [],
    countWithoutPicture(core.db, id),
    countLinksToKeep(core.db, id),
    countMendable(core.db, id),
    countScheduledItems(core.db, id),
    row.status === statusNumbers.undone ? selectStayed(core.db, viewerOf(userId), id) : [],
  ]);
  // Once it began, boards are made where they go.
  const unplaced = row.started_at === null ? boards.filter(({ board_id }) => board_id === null) : [];
  const places = await findNamedPlaces(core.db, { userId, choices: choicesOf(row), named: byName(boards) }, unplaced);
  return presentImport(row, { counts, boards, places, report, hosts, withoutPicture, linksToKeep, mendable, scheduled, stayed });
}

/** So many earlier imports are listed. */
export const LISTED_IMPORTS = 50;

/** The newest imports of a person; all of them where `most` is null. */
export async function listImports(core: Core, userId: string, most: number | null): Promise<ImportBriefly[]> {
  const rows = await selectImportsOf(core.db, userId, most);
  const counts = await countStates(
    core.db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) =>
    presentBriefly(
      row,
      counts.filter((count) => count.import_id === row.id),
    ),
  );
}

/** A page of the report. */
export async function readReport(context: CallContext<SignedInViewer>, input: ImportReportInput): Promise<Page<ReportedItem[]>> {
  const { core, viewer } = context;
  if (!(await selectImport(core.db, viewer.userId, input.id))) throw new ApiError('not_found');
  return turnPage<ReportRow, ReportedItem>(context, input, {
    purpose: `import-report:${input.id}:${input.reason ?? ''}`,
    load: (after, size) => selectReport(core.db, { importId: input.id, reason: input.reason, after: Number(after?.id ?? -1), size }),
    cursorOf: ({ number }) => ({ at: '0', id: String(number) }),
    itemOf: (row) => [presentReported(row)],
  });
}

/** Changes what is to happen with an import, or has it happen. */
export async function updateImport(context: ActContext, input: UpdateImportInput): Promise<Import> {
  const { core, viewer } = context;
  await inTransaction(core.db, async (trx) => {
    const row = await lockImport(trx, viewer.userId, input.id);
    if (!row) throw new ApiError('not_found');
    if (input.goes_on !== undefined) await changeImport(trx, row.id, { goesOn: input.goes_on && row.address !== null });
    if (input.choices !== undefined) await choose(context, trx, row, input.choices);
    const changed = { ...row, choices: { ...row.choices, ...withoutTargets(input.choices) } };
    if (input.action !== undefined) await ACTIONS[input.action]({ core, trx, row: changed, items: input.items });
  });
  return readImportRecord(core, viewer.userId, input.id);
}

function withoutTargets({ targets: _targets, ...choices }: NonNullable<UpdateImportInput['choices']> = {}) {
  return choices;
}

async function choose(
  { viewer }: ActContext,
  trx: Database,
  row: ImportRow,
  choices: NonNullable<UpdateImportInput['choices']>,
): Promise<void> {
  requireStatus(row, ['ready']);
  for (const { number, board_id, name, is_left_out } of choices.targets ?? []) {
    if (typeof board_id === 'string') await guardBoardWrite(trx, viewer, board_id);
    await setTarget(trx, row.id, { number, boardId: board_id, boardName: name, isLeftOut: is_left_out });
  }
  await changeImport(trx, row.id, { choices: { ...row.choices, ...withoutTargets(choices) } });
}

interface Acting {
  readonly core: Core;
  readonly trx: Database;
  readonly row: ImportRow;
  readonly items: readonly number[] | undefined;
}

type Action = NonNullable<UpdateImportInput['action']>;

const ACTIONS: Record<Action, (acting: Acting) => Promise<void>> = {
  start: async ({ core, trx, row }) => {
    requireStatus(row, ['ready']);
    const { again, find_pictures, draw_missing } = choicesOf(row);
    await settleBeforeStart(trx, row.id, { again, findsPictures: find_pictures || draw_missing });
    await changeImport(trx, row.id, { status: 'running', isStarted: true, triesAgain: true });
    await core.jobs.send(trx, runJobOf(row), { id: row.id });
  },
  pause: async ({ trx, row }) => {
    requireStatus(row, ['running', 'paused']);
    await changeImport(trx, row.id, { status: 'paused' });
  },
  resume: async ({ core, trx, row }) => {
    requireStatus(row, ['running', 'paused']);
    await changeImport(trx, row.id, { status: 'running', problem: row.problem === 'account_limited' ? null : undefined });
    await core.jobs.send(trx, runJobOf(row), { id: row.id });
  },
  retry: async ({ core, trx, row, items }) => {
    requireStatus(row, ['running', 'paused', 'done']);
    await tryAgain(trx, row.id, items);
    await goOn({ core, trx, row });
  },
  keep_links: async ({ core, trx, row, items }) => {
    requireStatus(row, ['running', 'paused', 'done']);
    await drawPictures(trx, row.id, items);
    await goOn({ core, trx, row });
  },
  undo: async ({ core, trx, row }) => {
    requireStatus(row, ['running', 'paused', 'done']);
    const began = row.started_at?.getTime() ?? 0;
    if (core.now() > began + importLimits.undoDays * DAY_MILLISECONDS) throw new ApiError('too_late_to_undo');
    await changeImport(trx, row.id, { isUndoing: true, status: 'running', goesOn: false });
    await core.jobs.send(trx, UNDO_JOB, { id: row.id });
  },
};

async function goOn({ core, trx, row }: Pick<Acting, 'core' | 'trx' | 'row'>): Promise<void> {
  await changeImport(trx, row.id, { status: 'running', triesAgain: true, isFinished: false });
  await core.jobs.send(trx, runJobOf(row), { id: row.id });
}

function requireStatus(row: ImportRow, allowed: readonly (keyof typeof statusNumbers)[]): void {
  if (row.is_undoing || !allowed.some((status) => statusNumbers[status] === row.status)) throw new ApiError('conflict');
}

/** Forgets an import; its pins stay. One that is at work is paused or undone first. */
export async function forgetImport({ core, viewer }: ActContext, id: string): Promise<void> {
  const { files, uploads } = await inTransaction(core.db, async (trx) => {
    const row = await lockImport(trx, viewer.userId, id);
    if (!row) throw new ApiError('not_found');
    if (row.is_undoing || row.status === statusNumbers.running) throw new ApiError('conflict');
    const underWay = await selectUploadsUnderWay(trx, id);
    await deleteImport(trx, id);
    return { files: [row.file, unfinishedFile(row)], uploads: underWay };
  });
  for (const file of files) await removeImportFile(core.config, file);
  for (const upload of uploads) await forgetExportedFilm(core, viewer.userId, upload);
}
