import { randomUUID } from 'node:crypto';
import type { BoardIdeasInput } from '@bowerbird/contract/discovery/board-ideas/schemas.ts';
import { DEFAULT_PAGE_SIZE } from '@bowerbird/contract/protocol/paging.ts';
import { languageOf } from '@bowerbird/domain/locales.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { scanPage } from '../../endpoints/read-page.ts';
import { mayReadSecret } from '../../endpoints/viewer.ts';
import { guardBoard } from '../../pinning/boards/index.ts';
import { requireSection } from '../../pinning/pins/index.ts';
import { biasOf, discoveryOf } from '../recommender/index.ts';
import { cutWords, functionWords, stemLanguageOf } from '../words/index.ts';
import { keepList, listIdeas, scanIdeas, selectSeeds, type Idea, type IdeaSource } from './board-ideas.queries.ts';

const MOST_OF_GRAPH = 300;
/** Strangers who ask within so many milliseconds share a list. */
const SHARED_MILLISECONDS = 600_000;
/** Places that are looked at beyond a page, for those that the rules take out. */
const SPARE = 40;
const MOST_WORDS = 8;
const SECRET = 2;
/** What people call many a board or section, whatever it is about. */
const SAYS_NOTHING = new Set(['idea', 'ideas', 'inspiration', 'ideen', 'アイデア', 'افكار']);

interface Position {
  readonly key: string;
  readonly offset: number;
}

type Asking = Pick<CallContext, 'core' | 'viewer' | 'request'>;

export interface IdeasPage {
  readonly ids: readonly string[];
  readonly bookmark: string;
  /** Where each is from. */
  readonly sources: ReadonlyMap<string, IdeaSource>;
}

/** One page of ideas for a board, by id. Throws `board_not_found` or `section_not_found` where the viewer may not see it. */
export async function readBoardIdeas(context: Asking, input: BoardIdeasInput): Promise<IdeasPage> {
  const { core, viewer } = context;
  const board = await guardBoard(core.db, viewer, input.board_id);
  if (input.section_id !== undefined) await requireSection(core.db, board.id, input.section_id);
  // An app that may not read secret pins learns nothing of them by what goes with them.
  const isHidden = board.privacy === SECRET && !mayReadSecret(viewer, 'pins:read_secret');
  const size = input.page_size ?? DEFAULT_PAGE_SIZE;
  const sources = new Map<string, IdeaSource>();
  const found = await scanPage<Position>(context, input, {
    purpose: `board-ideas:${board.id}:${input.section_id ?? ''}`,
    scan: async (position) => {
      if (isHidden) return { ids: [], next: null };
      const limit = size + SPARE;
      const scan = (list: string | readonly Idea[]) =>
        scanIdeas(core.db, viewer, { list, boardId: board.id, offset: position?.offset ?? 0, limit });
      const key = position?.key ?? keyOf(context, input);
      const isKept = position !== null || viewer.userId === null;
      const known = isKept ? await scan(key) : null;
      const made = known === null || (position === null && known.total === 0) ? await makeList(context, input) : null;
      const { total, hits } = made === null ? known! : await scan(made);
      const shown = hits.filter((hit) => hit.id !== null).slice(0, size);
      const last = shown.length === size ? shown.at(-1)!.at : (position?.offset ?? 0) + limit;
      for (const { id, source } of shown) sources.set(id!, source);
      const goesOn = last < total;
      if (made !== null && goesOn) await keepList(core.db, key, made);
      return { ids: shown.map((hit) => hit.id!), next: goesOn ? { key, offset: last } : null };
    },
  });
  return { ...found, sources };
}

/** Strangers with one language share the list of whoever came first in these minutes; a person has their own. */
function keyOf({ core, viewer, request }: Asking, { board_id: boardId, section_id: sectionId }: BoardIdeasInput): string {
  if (viewer.userId !== null) return `board-ideas:${randomUUID()}`;
  return `board-ideas:${boardId}:${sectionId ?? ''}:${request.locale}:${Math.floor(core.now() / SHARED_MILLISECONDS)}`;
}

/** Makes the list once, for the first page and those after it. */
async function makeList(context: Asking, { board_id: boardId, section_id: sectionId }: BoardIdeasInput): Promise<Idea[]> {
  const { core } = context;
  const { pictures, section_title: title, board_name: name } = await selectSeeds(core.db, { boardId, sectionId: sectionId ?? null });
  const ofSection = tellingWordsOf(title ?? '');
  // A section says itself what it is about; the name of its board finds what other sections are for.
  const named = ofSection.length > 0 ? ofSection : tellingWordsOf(name);
  const graph = await askGraph(context, boardId, pictures);
  return listIdeas(core.db, { graph, seeds: pictures, words: named, stems: stemLanguageOf(languageOf(context.request.locale), named) });
}

/** The words of a name that say what it is about. */
function tellingWordsOf(name: string): string[] {
  return [...new Set(cutWords(name))].filter((word) => !functionWords.includes(word) && !SAYS_NOTHING.has(word)).slice(0, MOST_WORDS);
}

async function askGraph(context: Asking, boardId: string, pictures: readonly string[]): Promise<string[]> {
  const discovery = discoveryOf(context.core);
  if (pictures.length === 0 || discovery.state().saves === 0) return [];
  const hits = await discovery.forStarts([{ start: BigInt(boardId), pictures: pictures.map(BigInt) }], biasOf(context), MOST_OF_GRAPH);
  return hits.map((hit) => String(hit.picture));
}
