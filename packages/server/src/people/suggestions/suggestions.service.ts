import type { RawBuilder } from 'kysely';
import type { NamedUser } from '@bowerbird/contract/people/users/schemas.ts';
import type { CallContext } from '../../endpoints/context.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { readNamedUser } from '../users/index.ts';
import { selectPeopleByName, type NamedPeople, type NamesWanted } from './suggestions.queries.ts';

declare module '../../core/contributions.ts' {
  interface Contributions {
    /** How people whom the viewer does not know are found by words of their names. */
    readonly peopleNamed?: NamedPeople;
    /** Who of the people (`u`) may be asked to boards by the viewer. */
    readonly peopleAskable?: (viewer: SignedInViewer) => RawBuilder<boolean>;
  }
}

/** How many of those are looked at, whose access is decided afterwards. */
const MOST_OTHERS = 60;

/** People by words of their names, as `selectPeopleByName` chooses them. */
export async function suggestByName(context: CallContext<SignedInViewer>, wanted: NamesWanted): Promise<NamedUser[]> {
  const { core, viewer } = context;
  const finder = core.contributions.find(({ peopleNamed }) => peopleNamed);
  const others = finder?.peopleNamed?.(wanted.term, MOST_OTHERS) ?? null;
  const rows = await selectPeopleByName(core.db, viewer, { ...wanted, others });
  return rows.map((row) => readNamedUser(row, 'user', context));
}

/** People to ask, by the beginning of a name. Whoever the viewer may not ask is not offered, and nothing tells why. */
export function suggestToAsk(context: CallContext<SignedInViewer>, term: string): Promise<NamedUser[]> {
  const asker = context.core.contributions.find(({ peopleAskable }) => peopleAskable);
  return suggestByName(context, { term, allowed: asker?.peopleAskable?.(context.viewer) });
}
