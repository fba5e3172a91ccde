import { Type, type Static } from 'typebox';
import { abuseRuleNames } from '@bowerbird/domain/social/abuse-rules.ts';
import { decisions, savedReplyLimits } from '@bowerbird/domain/social/moderation.ts';
import { reportDetailNames, reportReasonNames, reportTargets } from '@bowerbird/domain/social/reports.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { UserCardSchema } from '../../people/users/schemas.ts';
import { SeenAsSchema } from '../reports/schemas.ts';
import { defineSchemas, IdSchema, NoInputSchema, Nullable, pageFields } from '../../protocol/schemas.ts';
import {
  AccountStatusResource,
  AppealResource,
  DecisionResource,
  ModerationCaseResource,
  ModerationCasesResource,
  ModeratorsResource,
  SavedRepliesResource,
} from './calls.ts';

const TargetTypeSchema = Type.Enum([...reportTargets]);
const DecisionSchema = Type.Enum([...decisions]);
const ReasonSchema = Type.Enum([...reportReasonNames]);
const RuleSchema = Type.Enum([...abuseRuleNames]);

/** What a rule counted. */
const RuleFactsSchema = Type.Object({
  accounts: Type.Optional(Type.Integer()),
  times: Type.Optional(Type.Integer()),
  /** Usernames of those who did alike, so many as fit. */
  people: Type.Optional(Type.Array(Type.String())),
  /** The entry of the block list. */
  entry: Type.Optional(Type.String()),
  /** What the classifier thinks, from 0 to 1. */
  score: Type.Optional(Type.Number()),
});

/** A `term` finds cases by their number, the beginning of a username, or a part of a name. */
export const CasesInputSchema = Type.Object({
  list: Type.Enum(['open', 'appeals', 'decided', 'all']),
  term: Type.Optional(Type.String({ maxLength: textLimits.searchQuery })),
  ...pageFields,
});
export type CasesInput = Static<typeof CasesInputSchema>;

export const CaseInputSchema = Type.Object({ case_id: IdSchema });
export type CaseInput = Static<typeof CaseInputSchema>;

/** A case in the queue. */
export const CaseLineSchema = Type.Object({
  case_id: IdSchema,
  /** By which moderators name it, counted from 1. */
  number: Type.Integer(),
  target_type: TargetTypeSchema,
  title: Type.String(),
  author: Type.String(),
  picture_url: Nullable(Type.String()),
  /** The reason that most reports give. */
  reason: ReasonSchema,
  /** By people; a rule is none. */
  report_count: Type.Integer(),
  /** The rule that noticed it, where one did. */
  rule: Nullable(RuleSchema),
  opened_at: Type.String(),
  decision: Nullable(DecisionSchema),
  /** Whether an answered appeal left the decision standing. */
  is_upheld: Nullable(Type.Boolean()),
});
export type CaseLine = Static<typeof CaseLineSchema>;

/** A case as a whole. */
export const ModerationCaseSchema = Type.Object({
  ...CaseLineSchema.properties,
  state: Type.Enum(['open', 'decided', 'appealed', 'closed']),
  /** What was seen at the first report. */
  evidence: Type.Object({
    title: Type.String(),
    text: Type.String(),
    link: Type.String(),
    author: Type.String(),
    username: Type.String(),
    seen_at: Type.String(),
  }),
  /** What it was where it was seen, by the first report that says so. */
  seen_as: SeenAsSchema,
  /** The path to where it stands; nothing where the moderator may not go, as to a conversation of others. */
  place: Nullable(Type.String()),
  /** What was said, by reason; nobody learns by whom. */
  reported_as: Type.Array(
    Type.Object({
      reason: ReasonSchema,
      count: Type.Integer(),
      /** What reporters ticked beside the reason, and how many did. */
      details: Type.Array(Type.Object({ detail: Type.Enum([...reportDetailNames]), count: Type.Integer() })),
      texts: Type.Array(Type.String()),
    }),
  ),
  /** What rules saw, each once; people of the accounts that did alike. */
  noticed: Type.Array(Type.Object({ rule: RuleSchema, facts: RuleFactsSchema })),
  /** How many things of several people the case is about. */
  things: Type.Integer(),
  /** Whether others have cases of their own for the same decision; an answer to an appeal leaves these as they are. */
  is_shared: Type.Boolean(),
  is_picture_blocked: Type.Boolean(),
  /** How many live pins a decision about the picture is about. */
  same_picture: Type.Integer(),
  /** How many more it leaves out, because they belong to those who decide. */
  spared_pins: Type.Integer(),
  person: Type.Object({
    username: Type.String(),
    joined_at: Type.String(),
    pins: Type.Integer(),
    /** How many of their pins lead where this one leads. */
    same_link: Type.Integer(),
    /** How many other accounts came from the same network, up to 100; nobody learns which. */
    same_network: Type.Integer(),
    earlier: Type.Array(Type.Object({ decision: DecisionSchema, at: Type.String(), is_upheld: Nullable(Type.Boolean()) })),
  }),
  /** What the person showed everybody of late, where the case is about them. */
  newest: Nullable(
    Type.Object({
      pins: Type.Array(Type.Object({ id: IdSchema, title: Type.String(), picture_url: Type.String() })),
      comments: Type.Array(Type.Object({ id: IdSchema, text: Type.String() })),
    }),
  ),
  assignee: Nullable(Type.String()),
  is_mine: Type.Boolean(),
  may_decide: Type.Array(DecisionSchema),
  statement: Type.String(),
  appeal: Nullable(Type.String()),
  /** Whether the viewer may answer the appeal: not who decided, unless nobody else may. */
  may_answer: Type.Boolean(),
  /** Whether the viewer decided, and nobody else may answer. */
  is_alone: Type.Boolean(),
  /** What moderators did, that its author appealed, and by whom; by nobody where they left the instance. */
  log: Type.Array(Type.Object({ act: Type.String(), by: Nullable(Type.String()), note: Type.String(), at: Type.String() })),
});
export type ModerationCase = Static<typeof ModerationCaseSchema>;

export const CaseUpdateInputSchema = Type.Object({
  case_id: IdSchema,
  action: Type.Enum(['take', 'leave', 'decide', 'undo', 'answer']),
  decision: Type.Optional(DecisionSchema),
  /** Covers every pin of the picture, not the reported ones alone. */
  covers_picture: Type.Optional(Type.Boolean()),
  /** Keeps pictures away that look like the removed one. */
  blocks_picture: Type.Optional(Type.Boolean()),
  statement: Type.Optional(Type.String({ maxLength: textLimits.statement })),
  /** The answer to an appeal. */
  is_upheld: Type.Optional(Type.Boolean()),
});
export type CaseUpdateInput = Static<typeof CaseUpdateInputSchema>;

/** A decision as its author reads it. */
export const StatusEntrySchema = Type.Object({
  case_id: IdSchema,
  target_type: TargetTypeSchema,
  title: Type.String(),
  decision: DecisionSchema,
  statement: Type.String(),
  decided_at: Type.String(),
  appeal: Nullable(Type.String()),
  is_upheld: Nullable(Type.Boolean()),
  /** Whether who decided looks at it again, or did, because nobody else moderates. */
  is_same_moderator: Type.Boolean(),
  may_appeal: Type.Boolean(),
});
export type StatusEntry = Static<typeof StatusEntrySchema>;

/** `waiting_pins` are kept out of feeds until a moderator looked, for some days at most. */
export const AccountStatusSchema = Type.Object({
  limited_until: Nullable(Type.String()),
  waiting_pins: Type.Integer(),
  entries: Type.Array(StatusEntrySchema),
});
export type AccountStatus = Static<typeof AccountStatusSchema>;

export const AppealInputSchema = Type.Object({ case_id: IdSchema, text: Type.String({ minLength: 1, maxLength: textLimits.appeal }) });
export type AppealInput = Static<typeof AppealInputSchema>;

/** Words that a moderator keeps; a second one of the same name takes the place of the first. */
export const SavedReplyInputSchema = Type.Object({
  name: Type.String({ minLength: 1, maxLength: savedReplyLimits.name }),
  text: Type.String({ minLength: 1, maxLength: textLimits.statement }),
});
export type SavedReplyInput = Static<typeof SavedReplyInputSchema>;

export const SavedReplyIdInputSchema = Type.Object({ id: IdSchema });
export type SavedReplyIdInput = Static<typeof SavedReplyIdInputSchema>;

export const SavedReplySchema = Type.Object({ id: IdSchema, name: Type.String(), text: Type.String() });
export type SavedReply = Static<typeof SavedReplySchema>;

export const DecisionInputSchema = Type.Object({ token: Type.String({ maxLength: 200 }) });
export type DecisionInput = Static<typeof DecisionInputSchema>;

export const AppealByLinkInputSchema = Type.Object({
  ...DecisionInputSchema.properties,
  text: Type.String({ minLength: 1, maxLength: textLimits.appeal }),
});
export type AppealByLinkInput = Static<typeof AppealByLinkInputSchema>;

export const ModeratorInputSchema = Type.Object({ username: Type.String({ minLength: 1, maxLength: textLimits.username }) });
export type ModeratorInput = Static<typeof ModeratorInputSchema>;

const Moderators = Type.Array(UserCardSchema);
const SavedReplies = Type.Array(SavedReplySchema);

export const moderationSchemas = [
  defineSchemas(ModerationCasesResource.get, { input: CasesInputSchema, output: Type.Array(CaseLineSchema) }),
  defineSchemas(ModerationCaseResource.get, { input: CaseInputSchema, output: ModerationCaseSchema }),
  defineSchemas(ModerationCaseResource.update, { input: CaseUpdateInputSchema, output: ModerationCaseSchema }),
  defineSchemas(AccountStatusResource.get, { input: NoInputSchema, output: AccountStatusSchema }),
  defineSchemas(AppealResource.create, { input: AppealInputSchema, output: StatusEntrySchema }),
  defineSchemas(SavedRepliesResource.get, { input: NoInputSchema, output: SavedReplies }),
  defineSchemas(SavedRepliesResource.create, { input: SavedReplyInputSchema, output: SavedReplies }),
  defineSchemas(SavedRepliesResource.delete, { input: SavedReplyIdInputSchema, output: SavedReplies }),
  defineSchemas(DecisionResource.get, { input: DecisionInputSchema, output: StatusEntrySchema }),
  defineSchemas(DecisionResource.update, { input: AppealByLinkInputSchema, output: StatusEntrySchema }),
  defineSchemas(ModeratorsResource.get, { input: NoInputSchema, output: Moderators }),
  defineSchemas(ModeratorsResource.create, { input: ModeratorInputSchema, output: Moderators }),
  defineSchemas(ModeratorsResource.delete, { input: ModeratorInputSchema, output: Moderators }),
];
