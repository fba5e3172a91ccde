import { PeopleYouMayKnowResource } from '@bowerbird/contract/social/people-you-may-know/calls.ts';
import { peopleYouMayKnowSchemas, type PersonYouMayKnow } from '@bowerbird/contract/social/people-you-may-know/schemas.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { handle, handleAtomically } from '../../endpoints/handle.ts';
import { hydrate } from '../../endpoints/records.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import type { Feature } from '../../feature.ts';
import { nothingToRevert } from '../../identity/accounts/index.ts';
import { userRecords } from '../../people/users/index.ts';
import { deleteDismissedOf, insertDismissed, selectDismissedForExport, selectNearPeople } from './people-you-may-know.queries.ts';

/** Whom somebody may know, by boards and follows in common. */
export const peopleYouMayKnowFeature: Feature = {
  name: 'people-you-may-know',
  schemas: peopleYouMayKnowSchemas,
  handlers: [
    handle(PeopleYouMayKnowResource.get, async (context) => readNearPeople(context)),
    handleAtomically(PeopleYouMayKnowResource.delete, async ({ core, viewer }, { user_id }) => {
      await insertDismissed(core.db, viewer.userId, user_id);
      return null;
    }),
  ],
  personalData: {
    tables: ['dismissed_people'],
    erase: (core, userId) => deleteDismissedOf(core.db, userId),
    export: async (core, userId) => ({ dismissedPeople: await selectDismissedForExport(core.db, userId) }),
    // Whom somebody does not want to be told of lets nobody in.
    revertIntrusion: nothingToRevert,
  },
};

async function readNearPeople(context: CallContext<SignedInViewer>): Promise<PersonYouMayKnow[]> {
  const rows = await selectNearPeople(context.core.db, context.viewer);
  const ids = rows.map(({ id }) => id);
  const users = new Map((await hydrate({ ...context, fieldSet: undefined }, userRecords, ids)).map((user) => [user.id, user]));
  return rows.flatMap(({ id, ...counts }) => {
    const user = users.get(id);
    return user ? [{ user, ...counts }] : [];
  });
}
