import { Type, type Static } from 'typebox';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { defineSchemas, IdSchema, NoInputSchema, Nullable, pageFields } from '../../protocol/schemas.ts';
import {
  BirthdayCorrectionResource,
  InstanceResource,
  InvitationResource,
  KeptMailResource,
  KeptMailsResource,
  OperatorLogResource,
  OperatorPeopleResource,
  SuspensionResource,
} from './calls.ts';

export const RunningInstanceSchema = Type.Object({
  is_registration_open: Type.Boolean(),
  /** Whether mails are kept here for want of a mail server. */
  keeps_mails: Type.Boolean(),
});
export type RunningInstance = Static<typeof RunningInstanceSchema>;

export const RunInstanceInputSchema = Type.Object({ is_registration_open: Type.Boolean() });
export type RunInstanceInput = Static<typeof RunInstanceInputSchema>;

const mailLine = { mail_id: IdSchema, recipient: Type.String(), subject: Type.String(), created_at: Type.String() };
export const KeptMailLineSchema = Type.Object(mailLine);
export type KeptMailLine = Static<typeof KeptMailLineSchema>;

export const KeptMailSchema = Type.Object({ ...mailLine, text: Type.String() });
export type KeptMail = Static<typeof KeptMailSchema>;

export const ReadMailInputSchema = Type.Object({ mail_id: IdSchema });
export type ReadMailInput = Static<typeof ReadMailInputSchema>;

export const InvitationInputSchema = Type.Object({
  /** To whom the link is mailed; nobody without it. */
  email: Type.Optional(Type.String()),
});
export type InvitationInput = Static<typeof InvitationInputSchema>;

export const InvitationSchema = Type.Object({
  /** The address of the sign-up page that lets one person in. */
  link: Type.String(),
});
export type Invitation = Static<typeof InvitationSchema>;

export const FindPeopleInputSchema = Type.Object({ text: Type.Optional(Type.String({ maxLength: 200 })) });
export type FindPeopleInput = Static<typeof FindPeopleInputSchema>;

export const OperatorPersonSchema = Type.Object({
  user_id: IdSchema,
  username: Type.String(),
  full_name: Type.String(),
  email: Nullable(Type.String()),
  /** `users.state`: 0 active, 1 suspended, 2 deactivated, 3 leaving, 4 being erased. */
  state: Type.Integer(),
  is_owner: Type.Boolean(),
  /** Epoch seconds. */
  birthday: Nullable(Type.Integer()),
  created_at: Type.String(),
});
export type OperatorPerson = Static<typeof OperatorPersonSchema>;

export const SuspensionInputSchema = Type.Object({
  user_id: IdSchema,
  /** Why, for the log. */
  reason: Type.Optional(Type.String({ maxLength: textLimits.reason })),
});
export type SuspensionInput = Static<typeof SuspensionInputSchema>;

export const UnsuspensionInputSchema = Type.Object({ user_id: IdSchema });
export type UnsuspensionInput = Static<typeof UnsuspensionInputSchema>;

export const CorrectBirthdayInputSchema = Type.Object({
  user_id: IdSchema,
  /** Epoch seconds; its day in UTC counts. */
  birthday: Type.Integer(),
});
export type CorrectBirthdayInput = Static<typeof CorrectBirthdayInputSchema>;

export const OperatorActSchema = Type.Object({
  act_id: IdSchema,
  act: Type.Enum([
    'invited',
    'opened_registration',
    'closed_registration',
    'suspended',
    'unsuspended',
    'corrected_birthday',
    'added_topic',
    'changed_topic',
    'merged_topic',
  ]),
  /** A username, an anonymised address or the slug of a topic; empty where the act is about none. */
  about: Type.String(),
  /** Why, where that was said. */
  reason: Type.String(),
  at: Type.String(),
});
export type OperatorAct = Static<typeof OperatorActSchema>;

const paged = Type.Object(pageFields);

export const operatorSchemas = [
  defineSchemas(InstanceResource.get, { input: NoInputSchema, output: RunningInstanceSchema }),
  defineSchemas(InstanceResource.update, { input: RunInstanceInputSchema, output: RunningInstanceSchema }),
  defineSchemas(KeptMailsResource.get, { input: paged, output: Type.Array(KeptMailLineSchema) }),
  defineSchemas(KeptMailResource.get, { input: ReadMailInputSchema, output: KeptMailSchema }),
  defineSchemas(InvitationResource.create, { input: InvitationInputSchema, output: InvitationSchema }),
  defineSchemas(OperatorPeopleResource.get, { input: FindPeopleInputSchema, output: Type.Array(OperatorPersonSchema) }),
  defineSchemas(SuspensionResource.create, { input: SuspensionInputSchema, output: OperatorPersonSchema }),
  defineSchemas(SuspensionResource.delete, { input: UnsuspensionInputSchema, output: OperatorPersonSchema }),
  defineSchemas(BirthdayCorrectionResource.update, { input: CorrectBirthdayInputSchema, output: OperatorPersonSchema }),
  defineSchemas(OperatorLogResource.get, { input: paged, output: Type.Array(OperatorActSchema) }),
];
