import { flagComment, ReportResource } from '@bowerbird/contract/social/reports/calls.ts';
import { reportSchemas } from '@bowerbird/contract/social/reports/schemas.ts';
import { handleAtomically } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { nothingToRevert } from '../../identity/accounts/index.ts';
import { deleteReportsOf, selectReportsForExport } from './reports.queries.ts';
import { flag, report } from './reports.service.ts';

export { reportFound } from './reports.service.ts';
export { notice, wasFoundHarmless, type Notice } from './notices.service.ts';
export type { Evidence } from './evidence.views.ts';
export { findPlace } from './places.access.ts';
export { tellModerators } from './tell-moderators.queries.ts';
export { pinEvidence } from './reports.access.ts';

/** What people tell the moderators about: a row each, joined in a case (`C2.34`, `C3.21`). */
export const reportsFeature: Feature = {
  name: 'reports',
  schemas: reportSchemas,
  handlers: [
    handleAtomically(ReportResource.create, async (context, input) => report(context, input)),
    handleAtomically(flagComment, async (context, input) => flag(context, input)),
  ],
  personalData: {
    tables: ['reports', 'moderation_cases'],
    erase: (core, userId) => deleteReportsOf(core.db, userId),
    export: async (core, userId) => ({ reports: await selectReportsForExport(core.db, userId) }),
    // Reports let nobody in.
    revertIntrusion: nothingToRevert,
  },
};
