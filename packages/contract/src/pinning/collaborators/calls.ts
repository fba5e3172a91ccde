import type { PageInput } from '../../protocol/paging.ts';
import { defineResource, forAnyone, forFullViewer } from '../../protocol/endpoint.ts';
import type {
  AnswerInviteInput,
  BoardInput,
  BoardInvite,
  Collaborator,
  InviteCollaboratorsInput,
  RemoveCollaboratorInput,
} from './schemas.ts';

/**
 * The people who keep a board together (`B4.7`). The owner asks people to join by `create`; somebody else asks to be let in by
 * `create {action: 'request'}`. `update` accepts, denies and leaves; `delete` removes somebody, or takes an invite back.
 */
export const BoardCollaboratorsResource = defineResource('BoardCollaboratorsResource', {
  get: forAnyone<BoardInput, Collaborator[]>({ appScope: 'boards:read', errors: ['board_not_found'] }),
  create: forFullViewer<InviteCollaboratorsInput, Collaborator[]>({
    errors: ['board_not_found', 'forbidden', 'conflict', 'too_many_requests'],
  }),
  update: forFullViewer<AnswerInviteInput, Collaborator>({ errors: ['board_not_found', 'not_found', 'forbidden', 'conflict'] }),
  delete: forFullViewer<RemoveCollaboratorInput, Collaborator>({ errors: ['board_not_found', 'not_found', 'forbidden'] }),
});

/** The boards that the viewer is asked to keep together with others, the newest first. */
export const BoardInvitesResource = defineResource('BoardInvitesResource', {
  get: forFullViewer<PageInput, BoardInvite[]>({ paged: true }),
});
