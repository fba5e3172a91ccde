import {
  BirthdayCorrectionResource,
  InstanceResource,
  InvitationResource,
  KeptMailResource,
  KeptMailsResource,
  OperatorLogResource,
  OperatorPeopleResource,
  SuspensionResource,
} from '@bowerbird/contract/operation/operator/calls.ts';
import { operatorSchemas } from '@bowerbird/contract/operation/operator/schemas.ts';
import type { Feature } from '../../feature.ts';
import { nothingToRevert } from '../../identity/accounts/index.ts';
import { keptMailHandler } from './kept-mail.stream.ts';
import { listActs, listMails, readMail } from './operator-lists.service.ts';
import { deleteActsAbout, selectActsForExport } from './operator.queries.ts';
import { correctBirthday, findPeople, invite, readInstance, runInstance, suspend, unsuspend } from './operator.service.ts';
import { handleForOwner } from '../../identity/owner/index.ts';

/** What the owner of the instance sees and does; everything done is kept in a log. */
export const operatorFeature: Feature = {
  name: 'operator',
  schemas: operatorSchemas,
  handlers: [
    handleForOwner(InstanceResource.get, ({ core }) => readInstance(core)),
    handleForOwner(InstanceResource.update, ({ core }, input) => runInstance(core, input.is_registration_open)),
    handleForOwner(KeptMailsResource.get, (context, input) => listMails(context, input)),
    handleForOwner(KeptMailResource.get, (context, input) => readMail(context, input.mail_id)),
    handleForOwner(InvitationResource.create, ({ core, viewer }, input) => invite(core, viewer.userId, input.email)),
    handleForOwner(OperatorPeopleResource.get, ({ core }, input) => findPeople(core, input.text ?? '')),
    handleForOwner(SuspensionResource.create, ({ core }, input) => suspend(core, input.user_id, input.reason)),
    handleForOwner(SuspensionResource.delete, ({ core, viewer }, input) => unsuspend(core, viewer.userId, input.user_id)),
    handleForOwner(BirthdayCorrectionResource.update, ({ core }, input) => correctBirthday(core, input.user_id, input.birthday)),
    handleForOwner(OperatorLogResource.get, (context, input) => listActs(context, input)),
  ],
  streams: [keptMailHandler],
  personalData: {
    tables: ['operator_log'],
    erase: (core, userId) => deleteActsAbout(core.db, userId),
    export: async (core, userId) => ({ operatorActs: await selectActsForExport(core.db, userId) }),
    // The instance's owner wrote it.
    revertIntrusion: nothingToRevert,
  },
};
