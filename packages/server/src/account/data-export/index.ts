import { DataExportsResource } from '@bowerbird/contract/account/data-export/calls.ts';
import { dataExportSchemas } from '@bowerbird/contract/account/data-export/schemas.ts';
import { handle } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { nothingToRevert } from '../../identity/accounts/index.ts';
import {
  askForExport,
  eraseExports,
  EXPORT_JOB,
  listExports,
  LONGEST_EXPORT_SECONDS,
  makeExport,
  sweepExports,
  tendExports,
} from './data-export.service.ts';
import { downloadHandler } from './download.stream.ts';

export type { ArchiveFile, ArchiveParts } from './archive-parts.service.ts';
export type { ArchiveToFill } from './make-archive.service.ts';

/** "Download my data": everything of a person in one archive, made by a job. */
export const dataExportFeature: Feature = {
  name: 'data-export',
  schemas: dataExportSchemas,
  handlers: [
    handle(DataExportsResource.get, ({ core, viewer }) => listExports(core, viewer.userId)),
    handle(DataExportsResource.create, ({ core, viewer }, chosen) => askForExport(core, viewer.userId, chosen)),
  ],
  streams: [downloadHandler],
  jobs: (core) => [
    { name: EXPORT_JOB, longestSeconds: LONGEST_EXPORT_SECONDS, handle: (data) => makeExport(core, String(data['id'])) },
    { name: 'data-export.tend', cron: '* * * * *', retries: 0, handle: () => tendExports(core) },
    { name: 'data-export.sweep', cron: '29 * * * *', handle: () => sweepExports(core) },
  ],
  personalData: {
    tables: ['data_exports'],
    erase: eraseExports,
    export: async (core, userId) => ({ archives: await listExports(core, userId) }),
    // Only sessions of its person fetch an archive, and these end.
    revertIntrusion: nothingToRevert,
  },
};
