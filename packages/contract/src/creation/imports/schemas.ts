import { Type, type Static } from 'typebox';
import {
  importFormats,
  importLimits,
  importProblems,
  importReasons,
  importStates,
  importStayedKinds,
  importStayedReasons,
  importStatuses,
  importTagChoices,
} from '@bowerbird/domain/creation/imports.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { defineSchemas, IdSchema, NoInputSchema, NothingSchema, Nullable, pageFields } from '../../protocol/schemas.ts';
import { EarlierImportsResource, ImportPagesResource, ImportReportResource, ImportsResource } from './calls.ts';

const count = Type.Integer({ minimum: 0 });

export const ImportCountsSchema = Type.Object({ items: count, taken: count, waiting: count, duplicates: count, refused: count });
export type ImportCounts = Static<typeof ImportCountsSchema>;

const ImportBoardSchema = Type.Object({
  /** What names it in `choices`. */
  number: Type.Integer(),
  name: Type.String(),
  path: Type.Array(Type.String()),
  /** What would come in, and what is here already. */
  items: count,
  duplicates: count,
  /** Where it goes: a board that stands, or a new one. */
  board_id: Nullable(IdSchema),
  board_name: Type.String(),
  /** The name that it would have, were the person's own board of that name not open to more people. */
  taken_name: Nullable(Type.String()),
  section_name: Nullable(Type.String()),
  is_left_out: Type.Boolean(),
});
export type ImportBoard = Static<typeof ImportBoardSchema>;

export const ReportedItemSchema = Type.Object({
  number: Type.Integer(),
  item: Type.String(),
  /** The row of a table, where the reason lies with what is written there. */
  row: Nullable(Type.Integer()),
  link: Nullable(Type.String()),
  state: Type.Enum([...importStates]),
  reason: Nullable(Type.Enum([...importReasons])),
  next_try_at: Nullable(Type.String()),
  /** Whether `keep_links` keeps it without its picture. */
  can_keep_link: Type.Boolean(),
});
export type ReportedItem = Static<typeof ReportedItemSchema>;

const StayedSchema = Type.Object({
  kind: Type.Enum([...importStayedKinds]),
  id: IdSchema,
  name: Type.String(),
  /** Where it is; null where the person may not go. */
  url: Nullable(Type.String()),
  reason: Type.Enum([...importStayedReasons]),
});
export type Stayed = Static<typeof StayedSchema>;

const ChoicesSchema = Type.Object({
  tags: Type.Enum([...importTagChoices]),
  /** Whether the page of a link is asked for its picture. */
  find_pictures: Type.Boolean(),
  /** Whether links without a picture get a drawn one, rather than waiting for theirs. */
  draw_missing: Type.Boolean(),
  /** Whether what is here already is kept once more. */
  again: Type.Boolean(),
  secret: Type.Boolean(),
});
export type ImportChoices = Static<typeof ChoicesSchema>;

const briefly = {
  id: IdSchema,
  name: Type.String(),
  format: Nullable(Type.Enum([...importFormats])),
  status: Type.Enum([...importStatuses]),
  /** Whether what was brought in is being taken away again. */
  undoing: Type.Boolean(),
  counts: ImportCountsSchema,
  /** Whether it is a feed that is read again. */
  goes_on: Type.Boolean(),
  /** Why the file cannot be read, or where it broke off. */
  problem: Nullable(Type.Object({ reason: Type.Enum([...importProblems]), file: Type.String(), line: Nullable(Type.Integer()) })),
  /** When its address is asked again, where that asked to wait or did not answer. */
  asks_again_at: Nullable(Type.String()),
  created_at: Type.String(),
  started_at: Nullable(Type.String()),
  finished_at: Nullable(Type.String()),
};

export const ImportBrieflySchema = Type.Object(briefly);
export type ImportBriefly = Static<typeof ImportBrieflySchema>;

export const ImportSchema = Type.Object({
  ...briefly,
  bytes: count,
  choices: ChoicesSchema,
  boards: Type.Array(ImportBoardSchema),
  /** Items that name no picture: their pages are asked. */
  without_picture: count,
  /** Items that `keep_links` keeps without their pictures. */
  links_to_keep: count,
  /** Items that may come at another try. */
  mendable: count,
  /** Items whose pins go out by themselves at the time that their rows name. */
  scheduled: count,
  /** How many of each state and reason there are. */
  reasons: Type.Array(Type.Object({ state: Type.Enum([...importStates]), reason: Type.Enum([...importReasons]), items: count })),
  /** The first items that are not here; `ImportReportResource` has all. */
  report: Type.Array(ReportedItemSchema),
  /** The sites that are asked, those with the most to ask first. */
  hosts: Type.Array(Type.Object({ host: Type.String(), waiting: count, asks_again_at: Nullable(Type.String()) })),
  can_undo_until: Nullable(Type.String()),
  /** What of an undone import is still here: so many things, and the first of them. */
  stayed_count: count,
  stayed: Type.Array(StayedSchema),
});
export type Import = Static<typeof ImportSchema>;

export const ImportIdSchema = Type.Object({ id: IdSchema });
export type ImportId = Static<typeof ImportIdSchema>;

export const CreateImportInputSchema = Type.Object({
  upload_id: Type.Optional(IdSchema),
  /** A feed, a channel of Are.na or a Pinry, in place of a file. */
  address: Type.Optional(Type.String({ maxLength: textLimits.link })),
  /** What Are.na or a Pinry asks for before it shows what is private. */
  token: Type.Optional(Type.String({ maxLength: 200 })),
  /** Whether a feed goes on: it is read again, and what is new comes in by itself. */
  goes_on: Type.Optional(Type.Boolean()),
  /** What the file is, where it should not be told by what is in it. */
  format: Type.Optional(Type.Enum([...importFormats])),
});
export type CreateImportInput = Static<typeof CreateImportInputSchema>;

const TargetSchema = Type.Object({
  number: Type.Integer({ minimum: 0 }),
  board_id: Type.Optional(Nullable(IdSchema)),
  /** The name of a new board. */
  name: Type.Optional(Type.String({ minLength: 1, maxLength: textLimits.boardName })),
  is_left_out: Type.Optional(Type.Boolean()),
});

export const UpdateImportInputSchema = Type.Object({
  id: IdSchema,
  action: Type.Optional(Type.Enum(['start', 'pause', 'resume', 'retry', 'undo', 'keep_links'])),
  /** Whether a feed goes on. */
  goes_on: Type.Optional(Type.Boolean()),
  choices: Type.Optional(
    Type.Object({
      ...Type.Partial(ChoicesSchema).properties,
      targets: Type.Optional(Type.Array(TargetSchema, { maxItems: importLimits.boards })),
    }),
  ),
  /** For `retry` and `keep_links`: these alone. */
  items: Type.Optional(Type.Array(Type.Integer({ minimum: 0 }), { maxItems: 250 })),
});
export type UpdateImportInput = Static<typeof UpdateImportInputSchema>;

export const ImportReportInputSchema = Type.Object({
  ...pageFields,
  id: IdSchema,
  reason: Type.Optional(Type.Enum([...importReasons])),
});
export type ImportReportInput = Static<typeof ImportReportInputSchema>;

/** Keys of pages: the first hexadecimal digits of the SHA-256 of their `pageName`. */
export const WantedPagesSchema = Type.Object({ pages: Type.Array(Type.String()) });
export type WantedPages = Static<typeof WantedPagesSchema>;

export const BringPageInputSchema = Type.Object({
  page_url: Type.String({ minLength: 1, maxLength: textLimits.link }),
  image_signature: Type.String({ pattern: '^[0-9a-f]{64}$' }),
});
export type BringPageInput = Static<typeof BringPageInputSchema>;

/** How many items got their picture. */
export const BroughtPageSchema = Type.Object({ items: count });
export type BroughtPage = Static<typeof BroughtPageSchema>;

export const importSchemas = [
  defineSchemas(ImportsResource.get, { input: ImportIdSchema, output: ImportSchema }),
  defineSchemas(ImportsResource.create, { input: CreateImportInputSchema, output: ImportSchema }),
  defineSchemas(ImportsResource.update, { input: UpdateImportInputSchema, output: ImportSchema }),
  defineSchemas(ImportsResource.delete, { input: ImportIdSchema, output: NothingSchema }),
  defineSchemas(EarlierImportsResource.get, { input: NoInputSchema, output: Type.Array(ImportBrieflySchema) }),
  defineSchemas(ImportReportResource.get, { input: ImportReportInputSchema, output: Type.Array(ReportedItemSchema) }),
  defineSchemas(ImportPagesResource.get, { input: NoInputSchema, output: WantedPagesSchema }),
  defineSchemas(ImportPagesResource.create, { input: BringPageInputSchema, output: BroughtPageSchema }),
];
