import {
  AccountStatusResource,
  AppealResource,
  DecisionResource,
  ModerationCaseResource,
  ModerationCasesResource,
  ModeratorsResource,
  SavedRepliesResource,
} from '@bowerbird/contract/social/moderation/calls.ts';
import { viewerModeration } from '@bowerbird/contract/social/moderation/records.ts';
import { moderationSchemas } from '@bowerbird/contract/social/moderation/schemas.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { handle, handleAtomically } from '../../endpoints/handle.ts';
import { givePart } from '../../endpoints/record-parts.ts';
import { hydrate } from '../../endpoints/records.ts';
import type { Feature } from '../../feature.ts';
import { nothingToRevert, unlimitPerson } from '../../identity/accounts/index.ts';
import { handleForOwner } from '../../identity/owner/index.ts';
import { findUserId, userRecords } from '../../people/users/index.ts';
import { selectStatus } from './account-status.queries.ts';
import { appeal, readStatus } from './account-status.service.ts';
import { appealByLink, readByLink } from './decision-links.service.ts';
import { changeCase, forModerators, listCases, readCase } from './moderation.service.ts';
import { moderationNews } from './moderation.news.queries.ts';
import { unholdPerson } from './effects.queries.ts';
import { endSuspensions } from './effects-on-people.queries.ts';
import { deleteRemovedOf, deleteSettled, mayNeedPicture, selectRemovedMessages, selectRemovedProfile } from './removed-things.queries.ts';
import { deleteSavedRepliesOf, selectSavedReplies } from './saved-replies.queries.ts';
import { dropReply, keepReply, readSavedReplies } from './saved-replies.service.ts';
import { TELL_AUTHORS_JOB, tellAuthors } from './tell-authors.service.ts';
import { deleteModerator, insertModerator, moderationOf, selectModerators } from './moderators.queries.ts';

export { forModerators, type ModeratorContext } from './moderation.service.ts';
export { insertLog } from './cases.queries.ts';
export { isThere } from './moderators.queries.ts';

/** Cases that people opened by reports, decided by moderators, with a reason that their authors read and may answer. */
export const moderationFeature: Feature = {
  name: 'moderation',
  schemas: moderationSchemas,
  newsKinds: moderationNews,
  usesPicture: mayNeedPicture,
  endsSuspensions: endSuspensions,
  recordParts: [givePart(viewerModeration, (_context, { id }) => moderationOf(id))],
  handlers: [
    handle(ModerationCasesResource.get, forModerators(listCases)),
    handle(
      ModerationCaseResource.get,
      forModerators((context, { case_id: id }) => readCase(context, id)),
    ),
    handleAtomically(ModerationCaseResource.update, forModerators(changeCase)),
    handle(AccountStatusResource.get, async (context) => readStatus(context)),
    handleAtomically(AppealResource.create, async (context, input) => appeal(context, input)),
    handle(SavedRepliesResource.get, forModerators(readSavedReplies)),
    handleAtomically(SavedRepliesResource.create, forModerators(keepReply)),
    handleAtomically(
      SavedRepliesResource.delete,
      forModerators((context, { id }) => dropReply(context, id)),
    ),
    handle(DecisionResource.get, ({ core }, { token }) => readByLink(core, token)),
    handleAtomically(DecisionResource.update, ({ core }, input) => appealByLink(core, input)),
    handleForOwner(ModeratorsResource.get, async (context) => readModerators(context)),
    handleForOwner(ModeratorsResource.create, async (context, { username }) => {
      await insertModerator(context.core.db, await findUserId(context, username));
      return readModerators(context);
    }),
    handleForOwner(ModeratorsResource.delete, async (context, { username }) => {
      await deleteModerator(context.core.db, await findUserId(context, username));
      return readModerators(context);
    }),
  ],
  jobs: (core) => [{ name: TELL_AUTHORS_JOB, cron: '* * * * *', handle: () => tellAuthors(core) }],
  ticks: [{ name: 'removed-things', everyMilliseconds: 3_600_000, run: deleteSettled }],
  personalData: {
    tables: ['moderators', 'limited_people', 'held_people', 'removed_profiles', 'removed_messages', 'saved_replies'],
    erase: async (core, userId) => {
      await deleteModerator(core.db, userId);
      await unlimitPerson(core.db, userId);
      await unholdPerson(core.db, userId);
      await deleteRemovedOf(core.db, userId);
      await deleteSavedRepliesOf(core.db, userId);
    },
    export: async (core, userId) => ({
      decisions: await selectStatus(core.db, userId),
      removedProfile: (await selectRemovedProfile(core.db, userId)) ?? null,
      removedMessages: await selectRemovedMessages(core.db, userId),
      savedReplies: await selectSavedReplies(core.db, userId),
    }),
    // Being a moderator lets nobody in.
    revertIntrusion: nothingToRevert,
  },
};

async function readModerators(context: CallContext) {
  return hydrate({ ...context, fieldSet: undefined }, userRecords, await selectModerators(context.core.db));
}
