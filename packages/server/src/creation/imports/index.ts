import {
  EarlierImportsResource,
  ImportPagesResource,
  ImportReportResource,
  ImportsResource,
} from '@bowerbird/contract/creation/imports/calls.ts';
import { importSchemas } from '@bowerbird/contract/creation/imports/schemas.ts';
import { handle, handleAtomically } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { nothingToRevert } from '../../identity/accounts/index.ts';
import { FILM_JOB } from './films/ask-for-films.service.ts';
import { createImport, forgetImport, LISTED_IMPORTS, listImports, readImportRecord, readReport, updateImport } from './imports.service.ts';
import { followFeeds } from './feeds/follow-feeds.service.ts';
import { eraseImports, sweepImports } from './remove-imports.service.ts';
import { READ_ADDRESS_JOB, READ_JOB, READ_LARGE_JOB, readImport, readLargeFile } from './read/read-import.service.ts';
import { bringPage, listWantedPages } from './pages/wanted-pages.service.ts';
import { forgiveReadings } from './read/readings.service.ts';
import { reportHandler } from './report.stream.ts';
import { LONGEST_FILM_JOB_SECONDS, RUN_ARCHIVE_JOB, RUN_JOB, runFilms, runImport, tendImports } from './run/run-import.service.ts';
import { UNDO_JOB, undoImport } from './undo/undo-import.service.ts';
import { uploadHandler } from './upload.stream.ts';

/** So long a large file is read before its job counts as lost. Then another one would begin beside it. */
const LONGEST_READING_SECONDS = 7_200;

/** Bringing things in: a file of another program is looked at, brought in by jobs, told about, and undone as a whole. */
export const importsFeature: Feature = {
  name: 'imports',
  schemas: importSchemas,
  handlers: [
    handle(ImportsResource.get, ({ core, viewer }, { id }) => readImportRecord(core, viewer.userId, id)),
    handleAtomically(ImportsResource.create, (context, input) => createImport(context, input)),
    handleAtomically(ImportsResource.update, (context, input) => updateImport(context, input)),
    handle(ImportsResource.delete, async (context, { id }) => {
      await forgetImport(context, id);
      return null;
    }),
    handle(EarlierImportsResource.get, ({ core, viewer }) => listImports(core, viewer.userId, LISTED_IMPORTS)),
    handle(ImportReportResource.get, (context, input) => readReport(context, input)),
    handle(ImportPagesResource.get, ({ core, viewer }) => listWantedPages(core, viewer.userId)),
    handleAtomically(ImportPagesResource.create, (context, input) => bringPage(context, input)),
  ],
  streams: [uploadHandler, reportHandler],
  start: (core) => () => forgiveReadings(core.jobsDb),
  jobs: (core) => [
    { name: READ_JOB, handle: (data) => readImport(core, String(data['id']), READ_JOB) },
    {
      name: READ_LARGE_JOB,
      waitsOnceBy: 'userId',
      longestSeconds: LONGEST_READING_SECONDS,
      // An earlier version queued single imports. These are asked for again within a minute.
      handle: async (data) => {
        if (typeof data['userId'] === 'string') await readLargeFile(core, data['userId']);
      },
    },
    { name: READ_ADDRESS_JOB, waitsOnceBy: 'id', handle: (data) => readImport(core, String(data['id']), READ_ADDRESS_JOB) },
    { name: RUN_JOB, handle: (data) => runImport(core, String(data['id'])) },
    { name: RUN_ARCHIVE_JOB, handle: (data) => runImport(core, String(data['id'])) },
    {
      name: FILM_JOB,
      waitsOnceBy: 'id',
      retries: 0,
      longestSeconds: LONGEST_FILM_JOB_SECONDS,
      handle: (data) => runFilms(core, String(data['id'])),
    },
    { name: UNDO_JOB, handle: (data) => undoImport(core, String(data['id'])) },
    { name: 'imports.tend', cron: '* * * * *', retries: 0, handle: () => tendImports(core) },
    { name: 'imports.follow-feeds', cron: '*/10 * * * *', retries: 0, handle: () => followFeeds(core) },
    { name: 'imports.sweep', cron: '41 * * * *', handle: () => sweepImports(core) },
  ],
  personalData: {
    tables: ['imports', 'import_uploads'],
    erase: eraseImports,
    export: async (core, userId) => ({ imports: await listImports(core, userId, null) }),
    // What came in are pins and boards of their own features.
    revertIntrusion: nothingToRevert,
  },
};
