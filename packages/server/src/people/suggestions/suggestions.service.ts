import type { NamedUser } from '@bowerbird/contract/people/users/schemas.ts';
import type { CallContext } from '../../endpoints/context.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { readNamedUser } from '../users/index.ts';
import { selectPeopleByName, type NamesWanted } from './suggestions.queries.ts';

/** People by the beginning of a name, as `selectPeopleByName` chooses them; the case of the term does not matter. */
export async function suggestByName(context: CallContext<SignedInViewer>, wanted: NamesWanted): Promise<NamedUser[]> {
  const rows = await selectPeopleByName(context.core.db, context.viewer, { ...wanted, term: wanted.term.toLowerCase() });
  return rows.map((row) => readNamedUser(row, 'user', context));
}
