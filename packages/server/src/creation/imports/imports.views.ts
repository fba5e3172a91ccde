import type {
  Import,
  ImportBoard,
  ImportBriefly,
  ImportCounts,
  ReportedItem,
  Stayed,
} from '@bowerbird/contract/creation/imports/schemas.ts';
import {
  importLimits,
  importStates,
  importStatuses,
  type ImportFormat,
  type ImportProblem,
  type ImportReason,
} from '@bowerbird/domain/creation/imports.ts';
import { boardUrl, sectionUrl } from '../../pinning/boards/index.ts';
import { choicesOf } from './records/choices.service.ts';
import { stateNumbers, statusNumbers, type ImportRow, type StateCount } from './records/imports.queries.ts';
import { asTree } from './board-tree.views.ts';
import type { NamedPlace } from './places/named-places.service.ts';
import type { BoardRow, HostRow, ReportRow } from './places/report.queries.ts';
import type { StayedRow } from './undo/stayed.queries.ts';

const DAY_MILLISECONDS = 86_400_000;

export function presentBriefly(row: ImportRow, counts: readonly StateCount[]): ImportBriefly {
  return {
    id: row.id,
    name: row.name,
    format: row.format as ImportFormat | null,
    status: importStatuses[row.status]!,
    undoing: row.is_undoing,
    goes_on: row.goes_on,
    counts: row.status === statusNumbers.reading && counts.length === 0 ? countFetched(row) : countAll(counts),
    asks_again_at: row.status === statusNumbers.reading && (row.fetched?.failures ?? 0) > 0 ? row.next_read_at.toISOString() : null,
    problem: row.problem === null ? null : { reason: row.problem as ImportProblem, file: row.problem_file, line: row.problem_line },
    created_at: row.created_at.toISOString(),
    started_at: row.started_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
  };
}

/** What the pages of an address gave so far waits to be looked at. */
function countFetched({ fetched }: ImportRow): ImportCounts {
  const items = fetched?.things ?? 0;
  return { items, taken: 0, waiting: items, duplicates: 0, refused: 0 };
}

/** The four states always add up to all items. */
function countAll(counts: readonly StateCount[]): ImportCounts {
  const of = (state: number) => counts.filter((count) => count.state === state).reduce((sum, { items }) => sum + items, 0);
  const parts = {
    taken: of(stateNumbers.taken),
    waiting: of(stateNumbers.waiting),
    duplicates: of(stateNumbers.duplicate),
    refused: of(stateNumbers.refused),
  };
  return { items: parts.taken + parts.waiting + parts.duplicates + parts.refused, ...parts };
}

export interface ImportParts {
  readonly counts: readonly StateCount[];
  readonly boards: readonly BoardRow[];
  /** Where boards go by their names. */
  readonly places: ReadonlyMap<Pick<BoardRow, 'board_name' | 'facts'>, NamedPlace>;
  readonly report: readonly ReportRow[];
  readonly hosts: readonly HostRow[];
  readonly withoutPicture: number;
  readonly linksToKeep: number;
  readonly mendable: number;
  readonly scheduled: number;
  readonly stayed: readonly StayedRow[];
}

export function presentImport(row: ImportRow, parts: ImportParts): Import {
  const { counts, boards, places, report, hosts, withoutPicture, linksToKeep, mendable, scheduled, stayed } = parts;
  const began = row.started_at;
  return {
    ...presentBriefly(row, counts),
    bytes: Number(row.bytes),
    choices: choicesOf(row),
    boards: asTree(boards).map((board) => presentBoard(board, places.get(board))),
    without_picture: withoutPicture,
    links_to_keep: linksToKeep,
    mendable,
    scheduled,
    reasons: counts.flatMap(({ state, reason, items }) =>
      reason === null ? [] : [{ state: importStates[state]!, reason: reason as ImportReason, items }],
    ),
    report: report.map(presentReported),
    hosts: hosts.map(({ host, waiting, asks_again_at }) => ({ host, waiting, asks_again_at: asks_again_at?.toISOString() ?? null })),
    can_undo_until: began === null ? null : new Date(began.getTime() + importLimits.undoDays * DAY_MILLISECONDS).toISOString(),
    stayed_count: stayed[0]?.all ?? 0,
    stayed: stayed.map(presentStayed),
  };
}

function presentBoard(row: BoardRow, place: NamedPlace | undefined): ImportBoard {
  return {
    number: row.number,
    name: row.path.at(-1) ?? row.board_name,
    path: row.path,
    items: row.items,
    duplicates: row.duplicates,
    board_id: row.board_id ?? place?.boardId ?? null,
    board_name: place?.name ?? row.board_name,
    taken_name: place?.takenName ?? null,
    section_name: row.section_name,
    is_left_out: row.is_left_out,
  };
}

function presentStayed({ kind, id, name, reason, username, slug, section_slug: section }: StayedRow): Stayed {
  const board = { username, slug };
  const addresses = { board: boardUrl(board), section: sectionUrl(board, section), pin: `/pin/${id}/` };
  return { kind, id, name, reason, url: reason === 'out_of_reach' ? null : addresses[kind] };
}

export function presentReported(row: ReportRow): ReportedItem {
  const isWaiting = row.state === stateNumbers.waiting;
  return {
    number: row.number,
    item: nameOf(row),
    row: OF_A_ROW.includes(row.reason) ? row.number + ROWS_BEFORE : null,
    link: row.link ?? row.picture,
    state: importStates[row.state]!,
    reason: row.reason as ImportReason | null,
    next_try_at: isWaiting ? row.next_try_at.toISOString() : null,
    can_keep_link: row.can_keep_link,
  };
}

/** Reasons that lie with a file of an archive, which is found again by its path alone. */
const OF_A_FILE: readonly (string | null)[] = ['not_a_picture', 'bad_picture'] satisfies ImportReason[];

/** Reasons that lie with a row of a table. A spreadsheet counts its rows from one, and the first holds the names. */
const OF_A_ROW: readonly (string | null)[] = ['bad_date', 'date_too_far'] satisfies ImportReason[];
const ROWS_BEFORE = 2;

function nameOf({ title, link, picture, entry, reason }: ReportRow): string {
  if (entry !== null && link === null && OF_A_FILE.includes(reason)) return entry;
  return title || link || picture || entry || '';
}
