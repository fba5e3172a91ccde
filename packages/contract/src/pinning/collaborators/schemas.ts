import { Type, type Static } from 'typebox';
import { collaboratorPermissions } from '@bowerbird/domain/pinning/collaborator-permissions.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { NamedUserSchema } from '../../people/users/schemas.ts';
import { defineSchemas, IdSchema, NothingSchema, Nullable, pageFields } from '../../protocol/schemas.ts';
import {
  BoardCollaboratorsResource,
  BoardInvitationResource,
  BoardInvitesResource,
  BoardLinkResource,
  BoardMailInvitesResource,
} from './calls.ts';

/** How many people may be asked at once. */
export const MOST_INVITED_AT_ONCE = 20;
/** The line that goes with an invite. */
export const INVITE_NOTE_LENGTH = 200;

const PermissionSchema = Type.Enum([...collaboratorPermissions]);

/** Somebody who keeps a board, is asked to, or asks to (`B3.27`, `B4.7`). */
export const CollaboratorSchema = Type.Object({
  /** Of the board and the person. */
  id: Type.String(),
  board_id: IdSchema,
  user: NamedUserSchema,
  /** Nobody where the person asked to join themselves. */
  invited_by_user: Nullable(NamedUserSchema),
  status: Type.Union([Type.Literal('not_invited'), Type.Literal('new'), Type.Literal('accepted')]),
  /** The person asked to join, and nobody answered so far. */
  is_request: Type.Boolean(),
  note: Type.String(),
  /** What the owner lets them do, also once they accept: look and comment, add and edit pins, or that and invite others. */
  permissions: PermissionSchema,
  access: Type.Array(Type.String()),
});
export type Collaborator = Static<typeof CollaboratorSchema>;

/** A board that the viewer is asked to keep together. A secret one is named here before it is seen. */
export const BoardInviteSchema = Type.Object({
  id: Type.String(),
  board_id: IdSchema,
  board_name: Type.String(),
  board_url: Type.String(),
  invited_by_user: NamedUserSchema,
  note: Type.String(),
});
export type BoardInvite = Static<typeof BoardInviteSchema>;

export const BoardInputSchema = Type.Object({ board_id: IdSchema });
export type BoardInput = Static<typeof BoardInputSchema>;

export const InviteCollaboratorsInputSchema = Type.Object({
  board_id: IdSchema,
  /** Whom the owner asks. */
  user_ids: Type.Optional(Type.Array(IdSchema, { maxItems: MOST_INVITED_AT_ONCE })),
  /** Whom the owner asks by mail, with or without an account. */
  emails: Type.Optional(Type.Array(Type.String({ maxLength: textLimits.email }), { maxItems: MOST_INVITED_AT_ONCE })),
  /** What those may do who are asked; without it they add and edit pins. The owner alone lets others invite. */
  permissions: Type.Optional(PermissionSchema),
  /** The viewer asks to be let in. */
  action: Type.Optional(Type.Literal('request')),
  note: Type.Optional(Type.String({ maxLength: INVITE_NOTE_LENGTH })),
});
export type InviteCollaboratorsInput = Static<typeof InviteCollaboratorsInputSchema>;

const AnswerSchema = Type.Union([
  Type.Literal('accept'),
  Type.Literal('deny'),
  Type.Literal('leave'),
  // The owner offers the board to `user_id`, who answers; `pending_ownership_transfer` of the board says so meanwhile.
  Type.Literal('transfer'),
  Type.Literal('cancel_transfer'),
  Type.Literal('accept_transfer'),
  Type.Literal('decline_transfer'),
]);

export const AnswerInviteInputSchema = Type.Object({
  board_id: IdSchema,
  /** Without it the owner changes `permissions` of somebody. */
  action: Type.Optional(AnswerSchema),
  permissions: Type.Optional(PermissionSchema),
  /** Whose request the owner answers, who is to have the board, or whose permissions change; without it the viewer answers for themselves. */
  user_id: Type.Optional(IdSchema),
});
export type AnswerInviteInput = Static<typeof AnswerInviteInputSchema>;

export const RemoveCollaboratorInputSchema = Type.Object({
  board_id: IdSchema,
  user_id: IdSchema,
  /** Takes back what was asked of them. Who joined meanwhile stays, and the answer is `conflict`. */
  only_invite: Type.Optional(Type.Boolean()),
});
export type RemoveCollaboratorInput = Static<typeof RemoveCollaboratorInputSchema>;

/** A link that lets people in. */
export const BoardLinkSchema = Type.Object({ url: Type.String(), expires_at: Type.String() });
export type BoardLink = Static<typeof BoardLinkSchema>;

/** A mail that asks somebody, by the address that was typed. */
export const MailInviteSchema = Type.Object({ id: IdSchema, email: Type.String(), expires_at: Type.String() });
export type MailInvite = Static<typeof MailInviteSchema>;

export const MailInviteInputSchema = Type.Object({ board_id: IdSchema, id: IdSchema });
export type MailInviteInput = Static<typeof MailInviteInputSchema>;

export const BoardCodeInputSchema = Type.Object({ code: Type.String({ minLength: 1, maxLength: 64 }) });
export type BoardCodeInput = Static<typeof BoardCodeInputSchema>;

/** What a code opens; a secret board is named by it before it is seen. */
export const BoardInvitationSchema = Type.Object({
  board_id: IdSchema,
  board_name: Type.String(),
  board_url: Type.String(),
  invited_by_user: NamedUserSchema,
  note: Type.String(),
  /** Whether the viewer keeps the board already. */
  is_member: Type.Boolean(),
});
export type BoardInvitation = Static<typeof BoardInvitationSchema>;

const Collaborators = Type.Array(CollaboratorSchema);

export const collaboratorSchemas = [
  defineSchemas(BoardCollaboratorsResource.get, { input: BoardInputSchema, output: Collaborators }),
  defineSchemas(BoardCollaboratorsResource.create, { input: InviteCollaboratorsInputSchema, output: Collaborators }),
  defineSchemas(BoardCollaboratorsResource.update, { input: AnswerInviteInputSchema, output: CollaboratorSchema }),
  defineSchemas(BoardCollaboratorsResource.delete, { input: RemoveCollaboratorInputSchema, output: CollaboratorSchema }),
  defineSchemas(BoardInvitesResource.get, { input: Type.Object(pageFields), output: Type.Array(BoardInviteSchema) }),
  defineSchemas(BoardLinkResource.get, { input: BoardInputSchema, output: Nullable(BoardLinkSchema) }),
  defineSchemas(BoardLinkResource.create, { input: BoardInputSchema, output: BoardLinkSchema }),
  defineSchemas(BoardLinkResource.delete, { input: BoardInputSchema, output: NothingSchema }),
  defineSchemas(BoardMailInvitesResource.get, { input: BoardInputSchema, output: Type.Array(MailInviteSchema) }),
  defineSchemas(BoardMailInvitesResource.delete, { input: MailInviteInputSchema, output: NothingSchema }),
  defineSchemas(BoardInvitationResource.get, { input: BoardCodeInputSchema, output: BoardInvitationSchema }),
  defineSchemas(BoardInvitationResource.create, { input: BoardCodeInputSchema, output: BoardInvitationSchema }),
];
