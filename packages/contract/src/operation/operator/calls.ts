import { defineResource, forFullViewer } from '../../protocol/endpoint.ts';
import { defineStream } from '../../protocol/stream.ts';
import type { PageInput } from '../../protocol/paging.ts';
import type {
  CorrectBirthdayInput,
  FindPeopleInput,
  Invitation,
  InvitationInput,
  KeptMail,
  KeptMailLine,
  OperatorAct,
  OperatorPerson,
  ReadMailInput,
  RunInstanceInput,
  RunningInstance,
  SuspensionInput,
  UnsuspensionInput,
} from './schemas.ts';

/* The calls of the instance's owner alone: for anybody else they answer `not_found`. */

/** What the owner sets for the whole instance. */
export const InstanceResource = defineResource('InstanceResource', {
  get: forFullViewer<Record<string, never>, RunningInstance>({ errors: ['not_found'] }),
  update: forFullViewer<RunInstanceInput, RunningInstance>({ errors: ['not_found'] }),
});

/** The mails that are kept because no mail server is configured, newest first. */
export const KeptMailsResource = defineResource('KeptMailsResource', {
  get: forFullViewer<PageInput, KeptMailLine[]>({ paged: true, errors: ['not_found'] }),
});

/** One of them, with its text. */
export const KeptMailResource = defineResource('KeptMailResource', {
  get: forFullViewer<ReadMailInput, KeptMail>({ errors: ['not_found'] }),
});

/** The same mail as it would have looked, in a frame of one of our pages. */
export const showKeptMail = defineStream('GET', '/v3/operator/mails/:id/', forFullViewer({ errors: ['not_found'] }));

/** Makes a link that lets one person in, even while registration is closed; mailed where an address is given. */
export const InvitationResource = defineResource('InvitationResource', {
  create: forFullViewer<InvitationInput, Invitation>({ errors: ['not_found', 'email_taken', 'locked_for_a_while'] }),
});

/** People by a part of their username, name or address; the newest members without one. */
export const OperatorPeopleResource = defineResource('OperatorPeopleResource', {
  get: forFullViewer<FindPeopleInput, OperatorPerson[]>({ errors: ['not_found'] }),
});

/** Suspends somebody, and lets them in again. */
export const SuspensionResource = defineResource('SuspensionResource', {
  create: forFullViewer<SuspensionInput, OperatorPerson>({ errors: ['not_found', 'user_not_found', 'forbidden', 'conflict'] }),
  delete: forFullViewer<UnsuspensionInput, OperatorPerson>({ errors: ['not_found', 'user_not_found', 'conflict'] }),
});

/** Sets somebody's birthday where they may not change it themselves. */
export const BirthdayCorrectionResource = defineResource('BirthdayCorrectionResource', {
  update: forFullViewer<CorrectBirthdayInput, OperatorPerson>({ errors: ['not_found', 'user_not_found', 'age_restricted'] }),
});

/** What the owner did, newest first. */
export const OperatorLogResource = defineResource('OperatorLogResource', {
  get: forFullViewer<PageInput, OperatorAct[]>({ paged: true, errors: ['not_found'] }),
});
