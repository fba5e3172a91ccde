import type { SavedSearch, SaveSearchInput } from '@bowerbird/contract/discovery/saved-searches/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { oneLine } from '@bowerbird/domain/one-line.ts';
import type { HandlerContext } from '../../endpoints/handle.ts';
import { countNew, isSearchable } from '../search/index.ts';
import { deleteSavedSearch, insertSavedSearch, markSeen, selectSavedSearches } from './saved-searches.queries.ts';

const MOST_SAVED = 20;

type Context = HandlerContext<'signed_in'>;

/** The viewer's saved searches, each with how many of its pins are new to them. */
export async function listSavedSearches({ core, db, viewer, request }: Context): Promise<SavedSearch[]> {
  const rows = await selectSavedSearches(db, viewer.userId);
  const searches = rows.map(({ query, filters, scope, seen_pin_id }) => ({
    input: { query, filters, scope: scope as SavedSearch['scope'] },
    after: seen_pin_id,
  }));
  const counts = await countNew({ core, viewer, language: request.locale.split('-')[0]! }, searches);
  return rows.map(({ id, query, scope, filters, saved_at }, at) => ({
    id,
    query,
    scope: scope as SavedSearch['scope'],
    filters,
    newCount: counts[at] ?? 0,
    savedAt: saved_at.toISOString(),
  }));
}

/** Keeps a search. Throws `bad_input` for one that asks for nothing, `conflict` for one too many. */
export async function saveSearch(context: Context, { query, scope, filters = '' }: SaveSearchInput): Promise<SavedSearch[]> {
  if (!isSearchable({ query, scope, filters }))
    throw new ApiError('bad_input', { extra: { fields: [{ field: 'query', rule: 'required' }] } });
  const words = oneLine(query);
  const search = { userId: context.viewer.userId, query: words, norm: words.normalize('NFC').toLowerCase(), scope, filters };
  if (!(await insertSavedSearch(context.db, search, MOST_SAVED))) throw new ApiError('conflict');
  return listSavedSearches(context);
}

/** Says that the results were seen. Throws `not_found`. */
export async function seeSearch(context: Context, id: string): Promise<SavedSearch[]> {
  if (!(await markSeen(context.db, context.viewer.userId, id))) throw new ApiError('not_found');
  return listSavedSearches(context);
}

/** Throws `not_found`. */
export async function dropSearch(context: Context, id: string): Promise<SavedSearch[]> {
  if (!(await deleteSavedSearch(context.db, context.viewer.userId, id))) throw new ApiError('not_found');
  return listSavedSearches(context);
}
