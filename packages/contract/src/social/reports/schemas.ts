import { Type, type Static } from 'typebox';
import { reportDetailNames, reportReasonNames, reportTargets, type ReportDetail } from '@bowerbird/domain/social/reports.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { defineSchemas, IdSchema } from '../../protocol/schemas.ts';
import { flagComment, ReportResource } from './calls.ts';

const ReasonSchema = Type.Enum([...reportReasonNames]);
const DetailsSchema = Type.Array(Type.Enum([...reportDetailNames]), { maxItems: 5 });

/** What a thing was where somebody saw it, as their page said. */
export const SeenAsSchema = Type.Object({
  /** What it stands in: the pin or board of a comment, or the conversation of a message. */
  parentId: Type.Optional(IdSchema),
  isProduct: Type.Optional(Type.Boolean()),
  isPromoted: Type.Optional(Type.Boolean()),
  isThirdPartyAd: Type.Optional(Type.Boolean()),
  /** In milliseconds. */
  videoDuration: Type.Optional(Type.Number({ minimum: 0 })),
  viewType: Type.Optional(Type.Integer({ minimum: 0 })),
  viewParameter: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type SeenAs = Static<typeof SeenAsSchema>;

/** What is reported, with where it was seen (`C3.21`). */
export const ReportTargetSchema = Type.Object({ type: Type.Enum([...reportTargets]), id: IdSchema, ...SeenAsSchema.properties });
export type ReportTarget = Static<typeof ReportTargetSchema>;

const text = Type.String({ maxLength: textLimits.report });

export const ReportInputSchema = Type.Object({
  target: ReportTargetSchema,
  reason: ReasonSchema,
  detailed_reasons: Type.Optional(DetailsSchema),
  /** What the person adds in their own words. */
  text: Type.Optional(text),
});
export type ReportInput = Static<typeof ReportInputSchema>;

export const FlagCommentInputSchema = Type.Object({
  id: IdSchema,
  commentId: Type.Optional(IdSchema),
  reason: ReasonSchema,
  /** Also as the JSON text that a form sends. */
  detailedReasons: Type.Optional(
    Type.Unsafe<ReportDetail[] | string>({
      anyOf: [DetailsSchema, { type: 'string', maxLength: 200, pattern: '^\\[("[a-z_]+"(,"[a-z_]+")*)?\\]$' }],
    }),
  ),
});
export type FlagCommentInput = Static<typeof FlagCommentInputSchema>;

/** A report, as the person who made it gets it back. */
export const ReportSchema = Type.Object({
  report_id: IdSchema,
  target: Type.Object({ type: Type.Enum([...reportTargets]), id: IdSchema }),
  reason: ReasonSchema,
  detailed_reasons: DetailsSchema,
  created_at: Type.String(),
});
export type Report = Static<typeof ReportSchema>;

export const reportSchemas = [
  defineSchemas(ReportResource.create, { input: ReportInputSchema, output: ReportSchema }),
  defineSchemas(flagComment, { input: FlagCommentInputSchema, output: ReportSchema }),
];
