import { Type, type Static } from 'typebox';
import { decisions } from '@bowerbird/domain/social/moderation.ts';
import { mostDrawn } from '@bowerbird/domain/social/prevalence.ts';
import { reportReasonNames } from '@bowerbird/domain/social/reports.ts';
import { defineSchemas, IdSchema, NoInputSchema, Nullable } from '../../protocol/schemas.ts';
import { PrevalenceSamplesResource, readTransparency, TransparencyResource } from './calls.ts';

export type NoInput = Record<string, never>;
const ReasonSchema = Type.Enum([...reportReasonNames]);

/** A month in UTC. */
const MonthSchema = Type.Object({
  /** Such as `2026-01`. */
  month: Type.String(),
  /** By people. */
  reports: Type.Integer(),
  /** By rules. */
  noticed: Type.Integer(),
  reasons: Type.Array(Type.Object({ reason: ReasonSchema, count: Type.Integer() })),
  decisions: Type.Array(Type.Object({ decision: Type.Enum([...decisions]), count: Type.Integer() })),
  appeals: Type.Integer(),
  /** Appeals after which the decision stood, and after which all was taken back. */
  upheld: Type.Integer(),
  lifted: Type.Integer(),
  /** From the first report to the decision; null in a month without decisions. */
  median_hours: Nullable(Type.Number()),
});
export type TransparencyMonth = Static<typeof MonthSchema>;

const PrevalenceSchema = Type.Object({
  days: Type.Integer(),
  looked_at: Type.Integer(),
  broke_rule: Type.Integer(),
  /** Of a thousand, with the bounds within which it lies in 95 of 100 samples. Null before anything was looked at. */
  per_mille: Nullable(Type.Number()),
  low: Nullable(Type.Number()),
  high: Nullable(Type.Number()),
});
export type Prevalence = Static<typeof PrevalenceSchema>;

export const TransparencySchema = Type.Object({
  made_at: Type.String(),
  /** The newest first; months without anything are left out. */
  months: Type.Array(MonthSchema),
  prevalence: PrevalenceSchema,
});
export type Transparency = Static<typeof TransparencySchema>;

/** A drawn pin, as it is now. */
const SampleSchema = Type.Object({
  sample_id: IdSchema,
  pin_id: IdSchema,
  title: Type.String(),
  text: Type.String(),
  link: Type.String(),
  author: Type.String(),
  picture_url: Nullable(Type.String()),
});
export type Sample = Static<typeof SampleSchema>;

export const SamplesSchema = Type.Object({
  waiting: Type.Array(SampleSchema),
  waiting_count: Type.Integer(),
  prevalence: PrevalenceSchema,
});
export type Samples = Static<typeof SamplesSchema>;

export const DrawInputSchema = Type.Object({ count: Type.Integer({ minimum: 1, maximum: mostDrawn }) });
export type DrawInput = Static<typeof DrawInputSchema>;

export const JudgeInputSchema = Type.Object({
  sample_id: IdSchema,
  /** The rule that it breaks; without one it is fine. */
  reason: Type.Optional(ReasonSchema),
});
export type JudgeInput = Static<typeof JudgeInputSchema>;

export const transparencySchemas = [
  defineSchemas(TransparencyResource.get, { input: NoInputSchema, output: TransparencySchema }),
  defineSchemas(readTransparency, { input: NoInputSchema, output: TransparencySchema }),
  defineSchemas(PrevalenceSamplesResource.get, { input: NoInputSchema, output: SamplesSchema }),
  defineSchemas(PrevalenceSamplesResource.create, { input: DrawInputSchema, output: SamplesSchema }),
  defineSchemas(PrevalenceSamplesResource.update, { input: JudgeInputSchema, output: SamplesSchema }),
];
