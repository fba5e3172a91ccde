import { Type, type Static } from 'typebox';
import { COPY_LIMITS } from '@bowerbird/domain/pinning/kept-copies.ts';
import { defineSchemas, IdSchema, NoInputSchema, Nullable } from '../../protocol/schemas.ts';
import { KeptCopiesResource, KeptCopyResource } from './calls.ts';

export const KeptCopyInputSchema = Type.Object({ pin_id: IdSchema });
export type KeptCopyInput = Static<typeof KeptCopyInputSchema>;

export const BringCopyInputSchema = Type.Object({
  pin_id: IdSchema,
  /** The page without what says no words. */
  html: Type.String({ minLength: 1, maxLength: COPY_LIMITS.broughtHtml }),
});
export type BringCopyInput = Static<typeof BringCopyInputSchema>;

/** A part of the text. A list has `items` and every other kind has `text`; both are plain words. */
export const CopyBlockSchema = Type.Object({
  type: Type.Enum(['paragraph', 'heading', 'quote', 'code', 'list']),
  text: Type.String(),
  items: Type.Array(Type.String()),
  /** Of headings: 1 to 3. */
  level: Type.Integer(),
  isOrdered: Type.Boolean(),
});

export const KeptCopySchema = Type.Object({
  title: Type.String(),
  byline: Nullable(Type.String()),
  site: Nullable(Type.String()),
  /** By BCP 47, where the page says it. */
  language: Nullable(Type.String()),
  direction: Nullable(Type.Enum(['ltr', 'rtl'])),
  /** Where the page was found. */
  address: Type.String(),
  /** When it was read; ISO 8601. */
  readAt: Type.String(),
  blocks: Type.Array(CopyBlockSchema),
});
export type KeptCopy = Static<typeof KeptCopySchema>;

/** A kept text as a file holds it. */
export const KeptTextSchema = Type.Object(
  {
    address: Type.String({ maxLength: 4_096 }),
    read_at: Type.String({ maxLength: 40 }),
    content: Type.Object({
      title: Type.String(),
      byline: Nullable(Type.String()),
      site: Nullable(Type.String()),
      language: Nullable(Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' })),
      direction: Nullable(Type.Enum(['ltr', 'rtl'])),
      blocks: Type.Array(
        Type.Union([
          Type.Object({ type: Type.Enum(['paragraph', 'quote', 'code']), text: Type.String() }, { additionalProperties: false }),
          Type.Object({ type: Type.Literal('heading'), level: Type.Enum([1, 2, 3]), text: Type.String() }, { additionalProperties: false }),
          Type.Object(
            { type: Type.Literal('list'), isOrdered: Type.Boolean(), items: Type.Array(Type.String()) },
            { additionalProperties: false },
          ),
        ]),
        { maxItems: COPY_LIMITS.blocks },
      ),
    }),
  },
  { $id: 'copy.json' },
);
export type KeptText = Static<typeof KeptTextSchema>;

export const CopyKeepingInputSchema = Type.Object({ keeps_copies: Type.Boolean() });
export type CopyKeepingInput = Static<typeof CopyKeepingInputSchema>;

export const CopyKeepingSchema = Type.Object({
  /** Whether this instance keeps copies for anybody. */
  isOffered: Type.Boolean(),
  keepsCopies: Type.Boolean(),
  copies: Type.Integer(),
  bytes: Type.Integer(),
  /** Beyond this nothing more is kept. */
  mostBytes: Type.Integer(),
});
export type CopyKeeping = Static<typeof CopyKeepingSchema>;

export const keptCopySchemas = [
  defineSchemas(KeptCopyResource.get, { input: KeptCopyInputSchema, output: KeptCopySchema }),
  defineSchemas(KeptCopyResource.create, { input: BringCopyInputSchema, output: Type.Null() }),
  defineSchemas(KeptCopiesResource.get, { input: NoInputSchema, output: CopyKeepingSchema }),
  defineSchemas(KeptCopiesResource.update, { input: CopyKeepingInputSchema, output: CopyKeepingSchema }),
  defineSchemas(KeptCopiesResource.delete, { input: NoInputSchema, output: CopyKeepingSchema }),
];
