import { Type, type Static } from 'typebox';
import { IdSchema, Nullable } from '../../protocol/schemas.ts';
import { NamedUserSchema, UserSchema } from '../../people/users/schemas.ts';
import { definePart, recordSchema, type CardOf, type FieldsOf } from '../../protocol/records.ts';
import { PrivacySchema } from '../pins/records.ts';

export type Privacy = Static<typeof PrivacySchema>;

/** How a board's pins are shown (`C3.7`). */
export const BoardLayoutSchema = Type.Union([Type.Literal('default'), Type.Literal('compact'), Type.Literal('wide')]);
export type BoardLayout = Static<typeof BoardLayoutSchema>;

/** One picture of a cover: where it is, its size and its colour. */
export const CoverImageSchema = Type.Object({
  pinId: IdSchema,
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  dominantColor: Type.String(),
});
export type CoverImage = Static<typeof CoverImageSchema>;

/** The picture that a link preview shows of a board or a section: the first of its cover, wide and large. */
export const PreviewImageSchema = Type.Object({ url: Type.String(), width: Type.Integer(), height: Type.Integer() });
export type PreviewImage = Static<typeof PreviewImageSchema>;

/** A board section (`C3.7`, `B3.27`). */
export const SectionSchema = Type.Object({
  type: Type.Literal('section'),
  id: IdSchema,
  slug: Type.String(),
  title: Type.String(),
  boardId: IdSchema,
  url: Type.String(),
  pin_count: Type.Integer(),
  cover_images: Type.Array(CoverImageSchema),
  preview_image: Nullable(PreviewImageSchema),
});
export type Section = Static<typeof SectionSchema>;

/** Work under way that blocks a board or a section (`C3.7`): `section_id` is -1 for the whole board. */
export const BlockingActionSchema = Type.Object({
  id: Type.String(),
  created_timestamp: Type.Integer(),
  progress: Type.Number(),
  section_id: Nullable(Type.String()),
});
export type BlockingAction = Static<typeof BlockingActionSchema>;

/** The board itself (`C3.7`, `B3.27`); other areas add their parts of it, to the types below too. */
export const boardBase = definePart({
  record: 'board',
  giver: 'pinning/boards',
  fields: {
    type: Type.Literal('board'),
    id: IdSchema,
    entityId: IdSchema,
    name: Type.String(),
    slug: Type.String(),
    url: Type.String(),
    description: Type.String(),
    privacy: PrivacySchema,
    layout: BoardLayoutSchema,
    isCollaborative: Type.Boolean(),
    is_collaborative: Type.Boolean(),
    collaboratedByMe: Type.Boolean(),
    collaborated_by_me: Type.Boolean(),
    collaboratorPermissions: Type.Array(Type.String()),
    followedByMe: Type.Boolean(),
    followed_by_me: Type.Boolean(),
    followerCount: Type.Integer(),
    owner: UserSchema,
    pin_count: Type.Integer(),
    sectionless_pin_count: Type.Integer(),
    section_count: Type.Integer(),
    collaborator_count: Type.Integer(),
    collaborating_users: Type.Array(UserSchema),
    access: Type.Array(Type.String()),
    pending_ownership_transfer: Nullable(Type.String()),
    comments_disabled: Type.Boolean(),
    sensitivity_screen: Type.Object({ reason: Nullable(Type.String()), show_warning: Type.Boolean() }),
    archived_by_me_at: Nullable(Type.String()),
    cover_pin: Nullable(IdSchema),
    cover_images: Type.Array(CoverImageSchema),
    images: Type.Array(CoverImageSchema),
    preview_image: Nullable(PreviewImageSchema),
    has_fresh_more_ideas_tab: Type.Boolean(),
    related_interest_ids: Type.Array(Type.String()),
    createdAt: Type.String(),
    modifiedAt: Type.String(),
  },
  card: [
    'type',
    'id',
    'name',
    'slug',
    'url',
    'privacy',
    'isCollaborative',
    'collaboratedByMe',
    'followedByMe',
    'followerCount',
    'owner',
    'pin_count',
    'section_count',
    'collaborator_count',
    'access',
    'archived_by_me_at',
    'cover_images',
    'createdAt',
    'modifiedAt',
  ],
  cardFields: { owner: NamedUserSchema },
});

/** A board with every field. */
export interface Board extends FieldsOf<typeof boardBase> {}

/** What lists carry of a board: what its card shows. */
export interface BoardCard extends CardOf<typeof boardBase> {}

export const BoardSchema = recordSchema<Board>('board');
export const BoardCardSchema = recordSchema<BoardCard>('board');

/** The viewer's own boards and pins in numbers, and the boards that they used last (`C3.9`). */
export const viewerBoards = definePart({
  record: 'viewer',
  giver: 'pinning/boards',
  fields: {
    board_count: Type.Integer(),
    group_board_count: Type.Integer(),
    secret_board_count: Type.Integer(),
    pin_count: Type.Integer(),
    has_quicksave_board: Type.Boolean(),
    last_repin_id: Nullable(IdSchema),
    recent_boards: Type.Array(Type.Object({ id: IdSchema, name: Type.String(), url: Type.String() })),
  },
  card: ['board_count', 'pin_count', 'has_quicksave_board', 'last_repin_id', 'recent_boards'],
  empty: {
    board_count: 0,
    group_board_count: 0,
    secret_board_count: 0,
    pin_count: 0,
    has_quicksave_board: false,
    last_repin_id: null,
    recent_boards: [],
  },
});

declare module '../../identity/viewer/records.ts' {
  interface ViewerRecord extends FieldsOf<typeof viewerBoards> {}
  interface ViewerCard extends CardOf<typeof viewerBoards> {}
}
