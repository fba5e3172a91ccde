import { Type } from 'typebox';
import { MOST_PIN_TOPICS } from '@bowerbird/domain/pinning/pin-topics.ts';
import { countLimits, textLimits } from '@bowerbird/domain/text-limits.ts';
import { IdSchema, NothingSchema, Nullable, pageFields, defineSchemas } from '../../protocol/schemas.ts';
import { BoardFeedResource, BoardSectionPinsResource, BulkPinsResource, PinResource, UserPinsResource } from './calls.ts';
import { PinCardSchema, PinSchema } from './records.ts';
import type { Static } from 'typebox';

const title = Type.String({ maxLength: textLimits.pinTitle });
const description = Type.String({ maxLength: textLimits.pinDescription });
const link = Type.String({ maxLength: textLimits.link });
const altText = Type.String({ maxLength: textLimits.altText });

export const GetPinInputSchema = Type.Object({ id: IdSchema });
export type GetPinInput = Static<typeof GetPinInputSchema>;

export const CreatePinInputSchema = Type.Object({
  board_id: IdSchema,
  section: Type.Optional(Nullable(IdSchema)),
  image_signature: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$' })),
  image_url: Type.Optional(Type.String({ maxLength: textLimits.link })),
  title: Type.Optional(title),
  description: Type.Optional(description),
  link: Type.Optional(link),
  alt_text: Type.Optional(altText),
  comments_disabled: Type.Optional(Type.Boolean()),
  shopping_rec_disabled: Type.Optional(Type.Boolean()),
});
export type CreatePinInput = Static<typeof CreatePinInputSchema>;

export const UpdatePinInputSchema = Type.Object({
  id: IdSchema,
  title: Type.Optional(title),
  description: Type.Optional(description),
  link: Type.Optional(link),
  alt_text: Type.Optional(altText),
  board_id: Type.Optional(IdSchema),
  section: Type.Optional(Nullable(IdSchema)),
  /** Whether nobody may comment; what was said stands hidden until it is allowed again. */
  comments_disabled: Type.Optional(Type.Boolean()),
  /** Whether no products like this one are shown with it. */
  shopping_rec_disabled: Type.Optional(Type.Boolean()),
  /** The topics that its owner gives it, in place of those before. */
  interest_tags: Type.Optional(Type.Array(IdSchema, { maxItems: MOST_PIN_TOPICS, uniqueItems: true })),
  /** What the pictures of a carousel after the first say; the first says what the pin says (`B4.8`). */
  carousel_slots: Type.Optional(
    Type.Array(
      Type.Object({
        id: Type.String({ pattern: '^[1-9]$' }),
        title: Type.Optional(title),
        description: Type.Optional(description),
        alt_text: Type.Optional(altText),
        link: Type.Optional(link),
      }),
      { maxItems: 4 },
    ),
  ),
  /** The id of the pin that this one is to stand before, or `null` for the end: reordering by hand. */
  before: Type.Optional(Nullable(IdSchema)),
  restore: Type.Optional(Type.Literal(true)),
});
export type UpdatePinInput = Static<typeof UpdatePinInputSchema>;

export const DeletePinInputSchema = Type.Object({ id: IdSchema });
export type DeletePinInput = Static<typeof DeletePinInputSchema>;

export const UserPinsInputSchema = Type.Object({
  username: Type.String({ maxLength: 60 }),
  /** `created` keeps out what was saved from others; `saved` is the rest; `all` is both. */
  filter: Type.Optional(Type.Union([Type.Literal('created'), Type.Literal('saved'), Type.Literal('all')])),
  ...pageFields,
});
export type UserPinsInput = Static<typeof UserPinsInputSchema>;

/** The pins of a board that stand in no section, in their order. */
export const BoardFeedInputSchema = Type.Object({ board_id: IdSchema, ...pageFields });
export type BoardFeedInput = Static<typeof BoardFeedInputSchema>;

export const SectionPinsInputSchema = Type.Object({ section_id: IdSchema, ...pageFields });
export type SectionPinsInput = Static<typeof SectionPinsInputSchema>;

const pinIds = Type.Array(IdSchema, { minItems: 1, maxItems: countLimits.bulkPins, uniqueItems: true });

export const BulkUpdateInputSchema = Type.Object({
  pin_ids: pinIds,
  board_id: Type.Optional(IdSchema),
  section: Type.Optional(Nullable(IdSchema)),
  restore: Type.Optional(Type.Literal(true)),
});
export type BulkUpdateInput = Static<typeof BulkUpdateInputSchema>;

export const BulkDeleteInputSchema = Type.Object({ pin_ids: pinIds });
export type BulkDeleteInput = Static<typeof BulkDeleteInputSchema>;

export const pinSchemas = [
  defineSchemas(PinResource.get, { input: GetPinInputSchema, output: PinSchema }),
  defineSchemas(PinResource.create, { input: CreatePinInputSchema, output: PinSchema }),
  defineSchemas(PinResource.update, { input: UpdatePinInputSchema, output: PinSchema }),
  defineSchemas(PinResource.delete, { input: DeletePinInputSchema, output: NothingSchema }),
  defineSchemas(UserPinsResource.get, { input: UserPinsInputSchema, output: Type.Array(PinCardSchema) }),
  defineSchemas(BoardFeedResource.get, { input: BoardFeedInputSchema, output: Type.Array(PinCardSchema) }),
  defineSchemas(BulkPinsResource.update, { input: BulkUpdateInputSchema, output: Type.Array(PinCardSchema) }),
  defineSchemas(BulkPinsResource.delete, { input: BulkDeleteInputSchema, output: NothingSchema }),
  defineSchemas(BoardSectionPinsResource.get, { input: SectionPinsInputSchema, output: Type.Array(PinCardSchema) }),
];
