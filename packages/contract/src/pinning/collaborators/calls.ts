import type { PageInput } from '../../protocol/paging.ts';
import { defineResource, forAnyone, forFullViewer } from '../../protocol/endpoint.ts';
import type {
  AnswerInviteInput,
  BoardCodeInput,
  BoardInput,
  BoardInvitation,
  BoardInvite,
  BoardLink,
  Collaborator,
  InviteCollaboratorsInput,
  MailInvite,
  MailInviteInput,
  RemoveCollaboratorInput,
} from './schemas.ts';

/**
 * The people who keep a board together (`B4.7`). The owner asks people to join by `create`, also by
 * their addresses, which tells nobody who has an account; somebody else asks to be let in by
 * `create {action: 'request'}`. `update` accepts, denies and leaves, and gives the board
 * to somebody else; `delete` removes somebody, or takes an invite back. `permissions` say what somebody may do there, in an
 * invite of the owner or by `update {user_id, permissions}`. Whoever may invite asks people, too.
 */
export const BoardCollaboratorsResource = defineResource('BoardCollaboratorsResource', {
  get: forAnyone<BoardInput, Collaborator[]>({ appScope: 'boards:read', errors: ['board_not_found'] }),
  create: forFullViewer<InviteCollaboratorsInput, Collaborator[]>({
    errors: ['board_not_found', 'forbidden', 'conflict', 'too_many_requests'],
  }),
  update: forFullViewer<AnswerInviteInput, Collaborator>({
    errors: ['board_not_found', 'not_found', 'forbidden', 'conflict', 'too_many_things'],
  }),
  delete: forFullViewer<RemoveCollaboratorInput, Collaborator>({ errors: ['board_not_found', 'not_found', 'forbidden', 'conflict'] }),
});

/** The boards that the viewer is asked to keep together with others, the newest first. */
export const BoardInvitesResource = defineResource('BoardInvitesResource', {
  get: forFullViewer<PageInput, BoardInvite[]>({ paged: true }),
});

/**
 * The link by which people join a board. `create` makes it, or a new one in place of the former; `delete` withdraws it; both are
 * the owner's. `null` where there is none.
 */
export const BoardLinkResource = defineResource('BoardLinkResource', {
  get: forFullViewer<BoardInput, BoardLink | null>({ errors: ['board_not_found', 'forbidden'] }),
  create: forFullViewer<BoardInput, BoardLink>({ errors: ['board_not_found', 'forbidden', 'too_many_requests'] }),
  delete: forFullViewer<BoardInput, null>({ errors: ['board_not_found', 'forbidden'] }),
});

/** Mails that ask people to a board, each good once, whether or not its address has an account. They are the owner's. */
export const BoardMailInvitesResource = defineResource('BoardMailInvitesResource', {
  get: forFullViewer<BoardInput, MailInvite[]>({ errors: ['board_not_found', 'forbidden'] }),
  delete: forFullViewer<MailInviteInput, null>({ errors: ['board_not_found', 'forbidden', 'not_found'] }),
});

/** What a code of a link or a mail opens; `create` joins the board. A code that is over, withdrawn or wrong is not found. */
export const BoardInvitationResource = defineResource('BoardInvitationResource', {
  get: forAnyone<BoardCodeInput, BoardInvitation>({ secret: ['code'], errors: ['not_found'] }),
  create: forFullViewer<BoardCodeInput, BoardInvitation>({ secret: ['code'], errors: ['not_found', 'conflict', 'too_many_requests'] }),
});
