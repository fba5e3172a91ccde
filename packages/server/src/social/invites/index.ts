import { InviteCodesResource, InvitedPeopleResource, InviteMetadataResource } from '@bowerbird/contract/social/invites/calls.ts';
import { inviteSchemas } from '@bowerbird/contract/social/invites/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { nothingToRevert } from '../../identity/accounts/index.ts';
import { deleteInvitesOf, insertInvited, selectInvitesForExport } from './invites.queries.ts';
import { readCodes, readInvite, readInvited } from './invites.service.ts';

/** New people that count for one person a day; more come by no hand. */
const COUNTED_A_DAY = 200;

/** Links that people hand on, who sent whom, and who came by them (`C4.19`, `C7.28`). */
export const invitesFeature: Feature = {
  name: 'invites',
  schemas: inviteSchemas,
  handlers: [
    handle(InviteCodesResource.create, async (context, { channels }) => readCodes(context, channels)),
    handle(InviteMetadataResource.get, async (context, { invite_code }) => readInvite(context, invite_code)),
    handle(InvitedPeopleResource.get, async (context, input) => readInvited(context, input)),
  ],
  listeners: ({ jobsDb }) => [
    { name: 'invited-people', types: ['account.invited'], handle: (events) => insertInvited(jobsDb, events, COUNTED_A_DAY) },
  ],
  personalData: {
    tables: ['invite_codes', 'invited_people'],
    erase: (core, userId) => deleteInvitesOf(core.db, userId),
    export: (core, userId) => selectInvitesForExport(core.db, userId),
    // A code opens nothing, and says no more than a name.
    revertIntrusion: nothingToRevert,
  },
};
