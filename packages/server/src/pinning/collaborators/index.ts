import {
  BoardCollaboratorsResource,
  BoardInvitationResource,
  BoardInvitesResource,
  BoardLinkResource,
  BoardMailInvitesResource,
} from '@bowerbird/contract/pinning/collaborators/calls.ts';
import { boardInvite } from '@bowerbird/contract/pinning/collaborators/records.ts';
import { collaboratorSchemas } from '@bowerbird/contract/pinning/collaborators/schemas.ts';
import { handle, handleAtomically } from '../../endpoints/handle.ts';
import { givePart } from '../../endpoints/record-parts.ts';
import type { Feature } from '../../feature.ts';
import { mayBeAskedBy } from './asking.access.ts';
import { collaboratorListener } from './collaborators.listeners.ts';
import { deleteInvitesOf, deleteInvitesSince, inviteOf, selectInvitesForExport } from './collaborators.queries.ts';
import { deleteCodesOf, deleteExpiredCodes, selectCodesForExport } from './codes.queries.ts';
import { joinBoard, makeLink, readInvitation, readLink, readMailInvites, takeBackMail, withdrawLink } from './codes.service.ts';
import { deleteDenialsOf, deleteDenialsSince, deletePastDenials, selectDenialsForExport } from './denials.queries.ts';
import { deleteOffersSince } from './transfer.queries.ts';
import { answer, askToJoin, readCollaborators, readInvites, removeCollaborator } from './collaborators.service.ts';

export { peopleOfBoardsKeptBy } from './kept-together.queries.ts';
export { removeCollaborator } from './collaborators.service.ts';

/** People who keep a board together: asked, let in, and gone again (`B4.7`). */
export const collaboratorsFeature: Feature = {
  name: 'collaborators',
  peopleAskable: mayBeAskedBy,
  schemas: collaboratorSchemas,
  recordParts: [givePart(boardInvite, ({ viewer }, { id }) => (viewer.userId === null ? null : inviteOf(viewer.userId, id)))],
  handlers: [
    handle(BoardCollaboratorsResource.get, async (context, { board_id }) => readCollaborators(context, board_id)),
    handleAtomically(BoardCollaboratorsResource.create, askToJoin),
    handleAtomically(BoardCollaboratorsResource.update, answer),
    handleAtomically(BoardCollaboratorsResource.delete, removeCollaborator),
    handle(BoardInvitesResource.get, async (context, input) => readInvites(context, input)),
    handle(BoardLinkResource.get, async (context, { board_id }) => readLink(context, board_id)),
    handleAtomically(BoardLinkResource.create, async (context, { board_id }) => makeLink(context, board_id)),
    handleAtomically(BoardLinkResource.delete, async (context, { board_id }) => withdrawLink(context, board_id)),
    handle(BoardMailInvitesResource.get, async (context, { board_id }) => readMailInvites(context, board_id)),
    handleAtomically(BoardMailInvitesResource.delete, takeBackMail),
    handle(BoardInvitationResource.get, async (context, { code }) => readInvitation(context, code)),
    handleAtomically(BoardInvitationResource.create, async (context, { code }) => joinBoard(context, code)),
  ],
  jobs: ({ jobsDb }) => [
    { name: 'board-codes.sweep', cron: '31 * * * *', handle: () => deleteExpiredCodes(jobsDb) },
    { name: 'invite-denials.sweep', cron: '41 3 * * *', handle: () => deletePastDenials(jobsDb) },
  ],
  listeners: (core) => [collaboratorListener(core)],
  personalData: {
    tables: ['board_invites', 'board_transfers', 'board_codes', 'invite_denials'],
    erase: async (core, userId) => {
      await deleteInvitesOf(core.jobsDb, userId);
      await deleteCodesOf(core.jobsDb, userId);
      await deleteDenialsOf(core.jobsDb, userId);
    },
    export: async (core, userId) => ({
      board_invites: await selectInvitesForExport(core.jobsDb, userId),
      board_codes: await selectCodesForExport(core.jobsDb, userId),
      invite_denials: await selectDenialsForExport(core.jobsDb, userId),
    }),
    // Whom an intruder asked would see a secret board by agreeing.
    revertIntrusion: async (db, { userId, since }) => {
      await deleteInvitesSince(db, userId, since);
      await deleteOffersSince(db, userId, since);
      await deleteCodesOf(db, userId, since);
      await deleteDenialsSince(db, userId, since);
    },
  },
};
