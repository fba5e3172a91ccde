import { BoardCollaboratorsResource, BoardInvitesResource } from '@bowerbird/contract/pinning/collaborators/calls.ts';
import { boardInvite } from '@bowerbird/contract/pinning/collaborators/records.ts';
import { collaboratorSchemas } from '@bowerbird/contract/pinning/collaborators/schemas.ts';
import { handle, handleAtomically } from '../../endpoints/handle.ts';
import { givePart } from '../../endpoints/record-parts.ts';
import type { Feature } from '../../feature.ts';
import { collaboratorListener } from './collaborators.listeners.ts';
import { deleteInvitesOf, deleteInvitesSince, inviteOf, selectInvitesForExport } from './collaborators.queries.ts';
import { answer, askToJoin, readCollaborators, readInvites, removeCollaborator } from './collaborators.service.ts';

/** People who keep a board together: asked, let in, and gone again (`B4.7`). */
export const collaboratorsFeature: Feature = {
  name: 'collaborators',
  schemas: collaboratorSchemas,
  recordParts: [givePart(boardInvite, ({ viewer }, { id }) => (viewer.userId === null ? null : inviteOf(viewer.userId, id)))],
  handlers: [
    handle(BoardCollaboratorsResource.get, async (context, { board_id }) => readCollaborators(context, board_id)),
    handleAtomically(BoardCollaboratorsResource.create, askToJoin),
    handleAtomically(BoardCollaboratorsResource.update, answer),
    handleAtomically(BoardCollaboratorsResource.delete, removeCollaborator),
    handle(BoardInvitesResource.get, async (context, input) => readInvites(context, input)),
  ],
  listeners: (core) => [collaboratorListener(core)],
  personalData: {
    tables: ['board_invites'],
    erase: (core, userId) => deleteInvitesOf(core.jobsDb, userId),
    export: async (core, userId) => ({ board_invites: await selectInvitesForExport(core.jobsDb, userId) }),
    // Whom an intruder asked would see a secret board by agreeing.
    revertIntrusion: (db, { userId, since }) => deleteInvitesSince(db, userId, since),
  },
};
