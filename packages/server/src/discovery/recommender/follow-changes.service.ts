import type { Client } from 'pg';
import { counts, openGraph, type GraphMemory } from '@bowerbird/domain/discovery/graph/index.ts';
import { guessLanguage } from '../words/index.ts';
import { selectChanges, type Change, type ChangePage } from './changes.queries.ts';
import { languageNumber } from './languages.data.ts';
import { selectBoardsAfter, selectOpenBoards, selectOpenSaves, type OpenSave } from './truth.queries.ts';

/** More changes than this are dearer to look up than the whole graph is to build. */
const MOST_CHANGES = 100_000;
const SAVES_AT_ONCE = 1_000;
const BOARDS_AT_ONCE = 20;
/** Boards that one healing compares: a thousandth of all, at least so many. */
const HEALED = { share: 1_000, least: 20 };

/** The graph has to be built anew. */
export class RebuildNeeded extends Error {}

export interface Follower {
  /** Makes the graph know all that is committed. Throws `RebuildNeeded`. */
  drain(client: Client): Promise<void>;
  /** Compares the next few boards with the database. */
  heal(client: Client): Promise<void>;
  /** Changes by transactions from `ended` on may not all be known; those before that moment of the database's are. */
  known(): { readonly ended: bigint; readonly at: number };
}

/**
 * Keeps a graph in step with the database. A change says where something is to be looked up, never what; so order, repeats and
 * a picture that was pinned twice need no care. What was applied is remembered until its transaction is behind all open ones.
 */
export function followChanges(graph: GraphMemory, since: { readonly ended: bigint; readonly at: number }): Follower {
  const writer = openGraph(graph);
  const applied = new Map<string, bigint>();
  let known = since;
  let healedTo = 0n;

  const add = (save: OpenSave): void => {
    const isNew = !writer.knowsPicture(save.picture);
    if (!writer.addSave(save.board, save.picture, save)) throw new RebuildNeeded('The graph is full.');
    if (isNew) writer.setLanguage(save.picture, languageNumber(guessLanguage(save.words)));
  };

  async function lookUpSaves(client: Client, saves: readonly { board: bigint; picture: bigint }[]): Promise<void> {
    const open = await selectOpenSaves(client, saves);
    const keys = new Set(open.map(keyOf));
    for (const save of saves) if (!keys.has(keyOf(save))) writer.removeSave(save.board, save.picture);
    for (const save of open) add(save);
  }

  async function lookUpBoards(client: Client, boards: readonly bigint[]): Promise<void> {
    const open = Map.groupBy(await selectOpenBoards(client, boards), ({ board }) => board);
    for (const board of boards) {
      const saves = open.get(board) ?? [];
      if (saves.length === 0) {
        writer.clearBoard(board);
        continue;
      }
      const pictures = new Set(saves.map(({ picture }) => picture));
      for (const picture of writer.picturesOf(board)) if (!pictures.has(picture)) writer.removeSave(board, picture);
      for (const save of saves) add(save);
    }
  }

  async function apply(client: Client, changes: readonly Change[]): Promise<void> {
    const boards = new Set(changes.filter(({ picture }) => picture === null).map(({ board }) => board));
    const saves = new Map<string, { board: bigint; picture: bigint }>();
    for (const { board, picture } of changes) {
      if (picture !== null && !boards.has(board)) saves.set(keyOf({ board, picture }), { board, picture });
    }
    for (const some of chunks([...boards], BOARDS_AT_ONCE)) await lookUpBoards(client, some);
    for (const some of chunks([...saves.values()], SAVES_AT_ONCE)) await lookUpSaves(client, some);
    for (const { id, xid } of changes) applied.set(id, xid);
  }

  return {
    known: () => known,
    drain: async (client) => {
      let after: Change | null = null;
      let first: ChangePage | null = null;
      for (let read = 0; ;) {
        const page = await selectChanges(client, known.ended, after);
        first ??= page;
        const fresh = page.changes.filter(({ id }) => !applied.has(id));
        read += fresh.length;
        if (read > MOST_CHANGES) throw new RebuildNeeded('Too much has changed.');
        await apply(client, fresh);
        if (page.isLast) break;
        after = page.changes.at(-1)!;
      }
      known = { ended: first.ended, at: first.at };
      for (const [id, xid] of applied) if (xid < known.ended) applied.delete(id);
    },
    heal: async (client) => {
      const most = Math.max(HEALED.least, Math.ceil(graph.counts[counts.boards]! / HEALED.share));
      const boards = await selectBoardsAfter(client, healedTo, most);
      healedTo = boards.length < most ? 0n : boards.at(-1)!;
      for (const some of chunks(boards, BOARDS_AT_ONCE)) await lookUpBoards(client, some);
    },
  };
}

function keyOf({ board, picture }: { board: bigint; picture: bigint }): string {
  return `${board}:${picture}`;
}

function chunks<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}
