import type {
  Article,
  ArticleBlock,
  ArticleFeedInput,
  NewArticleInput,
  UpdateArticleInput,
  WholeArticle,
} from '@bowerbird/contract/discovery/today/schemas.ts';
import type { UserCard } from '@bowerbird/contract/people/users/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { badField } from '../../endpoints/bad-field.ts';
import { DEFAULT_PAGE_SIZE } from '@bowerbird/contract/protocol/paging.ts';
import { isEditorialCountry, type EditorialLanguage } from '@bowerbird/domain/discovery/articles.ts';
import { cleanLine, cleanText } from '@bowerbird/domain/clean-text.ts';
import { languageOf } from '@bowerbird/domain/locales.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { page, type Page } from '../../endpoints/handle.ts';
import { scanPage } from '../../endpoints/read-page.ts';
import { hydrate } from '../../endpoints/records.ts';
import { userRecords } from '../../people/users/index.ts';
import { hydrateBoards } from '../../pinning/boards/index.ts';
import { hydratePins } from '../../pinning/pins/index.ts';
import { selectRoles } from './editors.queries.ts';
import {
  selectArticle,
  selectListedBoards,
  selectListedPins,
  selectPinsOfBoards,
  type ArticleChanges,
  type ArticleReader,
  type ArticleRow,
} from './today.queries.ts';
import { boardsOfBlocks, coverOf, pinsOfBlocks, presentArticle, presentBlocks, presentTranslations } from './today.views.ts';
import { selectTranslationsOut } from './translations.queries.ts';

/** How many pins of each board stand below an article. */
const PINS_OF_BOARD = 24;

export function readerOf({ request }: Pick<CallContext, 'request'>): ArticleReader {
  return { language: languageOf(request.locale), country: request.country };
}

/** Whether somebody writes articles. */
export async function isEditor({ core, viewer }: Pick<CallContext, 'core' | 'viewer'>): Promise<boolean> {
  return viewer.userId !== null && (await selectRoles(core.db, viewer.userId)).isEditor;
}

/** Refuses who does not write articles: for them there are none to write. Throws `not_found`. */
export async function requireEditor(context: CallContext): Promise<void> {
  if (!(await isEditor(context))) throw new ApiError('not_found');
}

export async function requireOwnerOfInstance({ core, viewer }: CallContext): Promise<void> {
  if (viewer.userId === null || !(await selectRoles(core.db, viewer.userId)).isOwner) throw new ApiError('not_found');
}

/** Articles of a list, with their covers and editors by one statement each. */
export async function presentArticles(context: CallContext, rows: readonly ArticleRow[]): Promise<Article[]> {
  const [pins, people] = await Promise.all([
    loadPins(
      context,
      rows.flatMap((row) => coverOf(row) ?? []),
    ),
    loadPeople(
      context,
      rows.flatMap((row) => row.editor_id ?? []),
    ),
  ]);
  return rows.map((row) => presentArticle(row, { pins, people }));
}

/** A whole article. Throws `not_found` where the reader may not read it. */
export async function readArticle(context: CallContext, id: string): Promise<WholeArticle> {
  const mayReadDrafts = await isEditor(context);
  const row = await selectArticle(context.core.db, id, { mayReadDrafts });
  if (!row) throw new ApiError('not_found');
  const { blocks, cover_pin_id } = row;
  const [pins, people, boards, translations] = await Promise.all([
    loadPins(context, [...pinsOfBlocks(blocks), ...(cover_pin_id === null ? [] : [cover_pin_id])]),
    loadPeople(context, row.editor_id === null ? [] : [row.editor_id]),
    loadBoards(context, boardsOfBlocks(blocks)),
    row.is_out ? selectTranslationsOut(context.core.db, id) : [],
  ]);
  return {
    ...presentArticle(row, { pins, people }),
    shown: presentBlocks(blocks, { pins, boards: new Map(boards.map((board) => [board.id, board])) }),
    translations: presentTranslations(translations),
    draft: mayReadDrafts ? { cover_pin_id, blocks: [...blocks], translation_of: row.translation_of, version: row.version } : null,
  };
}

/** One page of an article's pins: those of its text, then those of its boards. */
export async function readArticlePins(
  context: CallContext,
  { article_id, ...input }: ArticleFeedInput,
): Promise<Page<Awaited<ReturnType<typeof hydratePins>>>> {
  const row = await selectArticle(context.core.db, article_id, { mayReadDrafts: await isEditor(context) });
  if (!row) throw new ApiError('not_found');
  const ofBoards = await selectPinsOfBoards(
    context.core.db,
    await selectListedBoards(context.core.db, boardsOfBlocks(row.blocks)),
    PINS_OF_BOARD,
  );
  const ofText = await selectListedPins(context.core.db, pinsOfBlocks(row.blocks));
  const all = [...new Set([...ofText, ...ofBoards])];
  const size = input.page_size ?? DEFAULT_PAGE_SIZE;
  const { ids, bookmark } = await scanPage<number>(context, input, {
    purpose: `article:${article_id}`,
    scan: async (from) => {
      const start = from ?? 0;
      return { ids: all.slice(start, start + size), next: start + size < all.length ? start + size : null };
    },
  });
  return page({ data: await hydratePins(context, ids), bookmark });
}

/** What an editor sent as the row keeps it. Throws `bad_input` where the country has no articles of that language. */
export function changesOf(
  { published_at, ...given }: Omit<UpdateArticleInput, 'article_id' | 'seen_version'> | NewArticleInput,
  language: string,
): ArticleChanges {
  const country = given.country ?? null;
  const spoken = (given.language ?? language) as EditorialLanguage;
  if (country !== null && !isEditorialCountry(spoken, country))
    throw new ApiError('bad_input', { extra: { fields: [{ field: 'country', rule: 'choice' }] } });
  const { title } = cleaned(given);
  if (title === '') throw new ApiError('bad_input', { extra: { fields: [{ field: 'title', rule: 'required' }] } });
  return { ...cleaned(given), ...(published_at !== undefined && { published_at: published_at === null ? null : momentOf(published_at) }) };
}

/** A moment of a day that the calendar has: others would become days of the next month. Throws `bad_input`. */
function momentOf(text: string): Date {
  const moment = new Date(text);
  if (!moment.toISOString().startsWith(text.slice(0, 10))) throw badField('published_at', 'format');
  return moment;
}

/** Refuses to publish an article with nothing in it, now or later; a draft may be empty. Throws `bad_input`. */
export function refuseEmpty(changes: ArticleChanges, known?: Pick<ArticleRow, 'published_at' | 'blocks'>): void {
  if (changes.published_at === undefined && changes.blocks === undefined) return;
  const { published_at, blocks } = { published_at: null, blocks: [], ...known, ...changes };
  if (published_at === null || blocks.some(saysSomething)) return;
  throw new ApiError('bad_input', { extra: { fields: [{ field: 'published_at', rule: 'empty_page' }] } });
}

function saysSomething(block: ArticleBlock): boolean {
  if ('text' in block) return block.text !== '';
  return block.kind === 'board' || block.pin_ids.length > 0;
}

function cleaned<Given extends ArticleChanges>(given: Given): Given {
  const { title, lead, term, blocks } = given;
  return {
    ...given,
    ...(title !== undefined && { title: cleanLine(title) }),
    ...(lead !== undefined && { lead: cleanText(lead) }),
    ...(term !== undefined && { term: cleanLine(term) }),
    ...(blocks !== undefined && { blocks: blocks.map((block) => ('text' in block ? { ...block, text: cleanText(block.text) } : block)) }),
  };
}

async function loadPins(context: CallContext, ids: readonly string[]) {
  const listed = await selectListedPins(context.core.db, [...new Set(ids)]);
  const pins = await hydratePins({ ...context, fieldSet: undefined }, listed);
  return new Map(pins.map((pin) => [pin.id, pin]));
}

async function loadBoards(context: CallContext, ids: readonly string[]) {
  return hydrateBoards({ ...context, fieldSet: undefined }, await selectListedBoards(context.core.db, ids));
}

async function loadPeople(context: CallContext, ids: readonly string[]): Promise<Map<string, UserCard>> {
  const people = await hydrate({ ...context, fieldSet: undefined }, userRecords, [...new Set(ids)]);
  return new Map(people.map((user) => [user.id, user]));
}
