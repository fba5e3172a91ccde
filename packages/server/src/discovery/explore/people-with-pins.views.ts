import type { PersonWithPins } from '@bowerbird/contract/discovery/explore/schemas.ts';
import type { PinCard } from '@bowerbird/contract/pinning/pins/records.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { hydrate } from '../../endpoints/records.ts';
import { userRecords } from '../../people/users/index.ts';

interface PersonRow {
  readonly user_id: string;
  readonly pin_ids: readonly string[];
}

/** People in the order of their rows, with those of their pins that are known; who has none of these is left out. */
export async function peopleWithPins(
  context: CallContext,
  rows: readonly PersonRow[],
  known: ReadonlyMap<string, PinCard>,
): Promise<PersonWithPins[]> {
  const ids = rows.map(({ user_id }) => user_id);
  const users = new Map((await hydrate(context, userRecords, ids)).map((user) => [user.id, user]));
  return rows.flatMap(({ user_id, pin_ids }) => {
    const user = users.get(user_id);
    const pins = pin_ids.flatMap((id) => known.get(id) ?? []);
    return user && pins.length > 0 ? [{ user, pins }] : [];
  });
}
