import type { SavedSearch, SaveSearchInput } from '@bowerbird/contract/discovery/saved-searches/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { cleanLine } from '@bowerbird/domain/clean-text.ts';
import { languageOf } from '@bowerbird/domain/locales.ts';
import { oneLine } from '@bowerbird/domain/one-line.ts';
import type { Database } from '../../core/database/database.ts';
import { queueBehind } from '../../core/database/turns.queries.ts';
import type { HandlerContext } from '../../endpoints/handle.ts';
import { countNew, isSearchable, readFilters, refuseOddFilters } from '../search/index.ts';
import { selectTopicNames } from '../topics/index.ts';
import { deleteSavedSearch, insertSavedSearch, markSeen, nameSavedSearch, selectSavedSearches } from './saved-searches.queries.ts';

const MOST_SAVED = 20;

type Context = HandlerContext<'signed_in'>;

/** The viewer's saved searches, each with how many of its pins are new to them. */
export async function listSavedSearches({ core, db, viewer, request }: Context): Promise<SavedSearch[]> {
  const rows = await selectSavedSearches(db, viewer.userId);
  const searches = rows.map(({ query, filters, scope, seen_pin_id }) => ({
    input: { query, filters, scope: scope as SavedSearch['scope'] },
    after: seen_pin_id,
  }));
  const language = languageOf(request.locale);
  const topicsOf = (filters: string) => readFilters({ query: '', filters }).values.topic;
  const [counts, topicNames] = await Promise.all([
    countNew({ core, viewer, language }, searches),
    readTopicNames(
      db,
      language,
      rows.flatMap(({ filters }) => topicsOf(filters)),
    ),
  ]);
  const namesOf = (filters: string) =>
    topicsOf(filters).flatMap((value) => (topicNames.has(value) ? [{ value, label: topicNames.get(value)! }] : []));
  return rows.map(({ id, name, query, scope, filters, saved_at }, at) => ({
    id,
    name,
    topics: namesOf(filters),
    query,
    scope: scope as SavedSearch['scope'],
    filters,
    newCount: counts[at] ?? 0,
    savedAt: saved_at.toISOString(),
  }));
}

async function readTopicNames(db: Database, language: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return ids.length === 0 ? new Map() : selectTopicNames(db, language, ids);
}

/** Keeps a search. Throws `bad_input` for one that asks for nothing, `conflict` for one too many. */
export async function saveSearch(context: Context, { query, scope, filters = '' }: SaveSearchInput): Promise<SavedSearch[]> {
  refuseOddFilters({ query, filters });
  if (!isSearchable({ query, scope, filters }))
    throw new ApiError('bad_input', { extra: { fields: [{ field: 'query', rule: 'required' }] } });
  const words = oneLine(query);
  const search = { userId: context.viewer.userId, query: words, norm: words.normalize('NFC').toLowerCase(), scope, filters };
  // Searches that are saved at once would each count the others as not there.
  await queueBehind(context.db, `saved searches ${context.viewer.userId}`);
  if (!(await insertSavedSearch(context.db, search, MOST_SAVED))) throw new ApiError('conflict');
  return listSavedSearches(context);
}

/** Says that the results were seen. Throws `not_found`. */
export async function seeSearch(context: Context, id: string): Promise<SavedSearch[]> {
  if (!(await markSeen(context.db, context.viewer.userId, id))) throw new ApiError('not_found');
  return listSavedSearches(context);
}

/** Gives a search a name of the viewer's own; an empty one takes it away. Throws `not_found`. */
export async function renameSearch(context: Context, id: string, name: string): Promise<SavedSearch[]> {
  if (!(await nameSavedSearch(context.db, context.viewer.userId, id, cleanLine(name)))) throw new ApiError('not_found');
  return listSavedSearches(context);
}

/** Throws `not_found`. */
export async function dropSearch(context: Context, id: string): Promise<SavedSearch[]> {
  if (!(await deleteSavedSearch(context.db, context.viewer.userId, id))) throw new ApiError('not_found');
  return listSavedSearches(context);
}
