import { defineResource, verb } from '../../protocol/endpoint.ts';
import type { PageInput } from '../../protocol/paging.ts';
import type {
  FindPeopleInput,
  InvitationInput,
  KeptMail,
  KeptMailLine,
  OperatorAct,
  OperatorPerson,
  ReadMailInput,
  RunInstanceInput,
  RunningInstance,
  SuspensionInput,
} from './schemas.ts';

/* The calls of the instance's owner alone: for anybody else they answer `not_found`. */

/** What the owner sets for the whole instance. */
export const InstanceResource = defineResource('InstanceResource', {
  get: verb<Record<string, never>, RunningInstance>({ access: 'full', errors: ['not_found'] }),
  update: verb<RunInstanceInput, RunningInstance>({ access: 'full', errors: ['not_found'] }),
});

/** The mails that are kept because no mail server is configured, newest first. */
export const KeptMailsResource = defineResource('KeptMailsResource', {
  get: verb<PageInput, KeptMailLine[]>({ access: 'full', paged: true, errors: ['not_found'] }),
});

/** One of them, with its text. */
export const KeptMailResource = defineResource('KeptMailResource', {
  get: verb<ReadMailInput, KeptMail>({ access: 'full', errors: ['not_found'] }),
});

/** Mails a link that lets one person in, even while registration is closed. */
export const InvitationResource = defineResource('InvitationResource', {
  create: verb<InvitationInput, null>({ access: 'full', errors: ['not_found', 'email_taken', 'locked_for_a_while'] }),
});

/** People by a part of their username, name or address; the newest members without one. */
export const OperatorPeopleResource = defineResource('OperatorPeopleResource', {
  get: verb<FindPeopleInput, OperatorPerson[]>({ access: 'full', errors: ['not_found'] }),
});

/** Suspends somebody, and lets them in again. */
export const SuspensionResource = defineResource('SuspensionResource', {
  create: verb<SuspensionInput, OperatorPerson>({ access: 'full', errors: ['not_found', 'user_not_found', 'forbidden', 'conflict'] }),
  delete: verb<SuspensionInput, OperatorPerson>({ access: 'full', errors: ['not_found', 'user_not_found', 'conflict'] }),
});

/** What the owner did, newest first. */
export const OperatorLogResource = defineResource('OperatorLogResource', {
  get: verb<PageInput, OperatorAct[]>({ access: 'full', paged: true, errors: ['not_found'] }),
});
