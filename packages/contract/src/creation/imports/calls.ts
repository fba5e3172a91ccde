import { defineResource, forFullViewer } from '../../protocol/endpoint.ts';
import { defineStream } from '../../protocol/stream.ts';
import type {
  BringPageInput,
  BroughtPage,
  CreateImportInput,
  Import,
  ImportBriefly,
  ImportId,
  ImportReportInput,
  ReportedItem,
  UpdateImportInput,
  WantedPages,
} from './schemas.ts';

/** Brings one file here to be looked at (multipart field `file`); answers once it is durable. */
export const uploadImport = defineStream(
  'POST',
  '/upload-import/',
  forFullViewer({ admission: 'always', errors: ['too_large', 'unsupported_type', 'too_many_things', 'locked_for_a_while'] }),
);

/** What such an upload answers. */
export interface UploadedImport {
  readonly success: true;
  readonly upload_id: string;
}

/**
 * What somebody brings from elsewhere. `create` reads a file and gives a look at what would happen; `update` has it happen,
 * pause, go on, try again or be undone; `delete` forgets it and leaves the pins.
 */
export const ImportsResource = defineResource('ImportsResource', {
  get: forFullViewer<ImportId, Import>({ errors: ['not_found'] }),
  create: forFullViewer<CreateImportInput, Import>({ secret: ['token'], errors: ['not_found', 'too_many_things', 'locked_for_a_while'] }),
  update: forFullViewer<UpdateImportInput, Import>({
    errors: ['not_found', 'conflict', 'forbidden', 'board_not_found', 'too_late_to_undo'],
  }),
  delete: forFullViewer<ImportId, null>({ errors: ['not_found', 'conflict'] }),
});

/** The viewer's imports, the newest first. */
export const EarlierImportsResource = defineResource('EarlierImportsResource', {
  get: forFullViewer<Record<string, never>, ImportBriefly[]>(),
});

/** The items of an import that are not here, or wait, each with its reason. */
export const ImportReportResource = defineResource('ImportReportResource', {
  get: forFullViewer<ImportReportInput, ReportedItem[]>({ paged: true, errors: ['not_found'] }),
});

/** The same as a table for other programs. */
export const downloadReport = defineStream('GET', '/v3/users/me/imports/:id/report.csv', forFullViewer({ errors: ['not_found'] }));

/**
 * Pages of imports that let no server in. `get` gives their keys, so a browser finds them among the pages that it opens and
 * tells of no others. `create` brings the picture that the browser saw there.
 */
export const ImportPagesResource = defineResource('ImportPagesResource', {
  get: forFullViewer<Record<string, never>, WantedPages>({ appScope: 'pins:read_secret' }),
  create: forFullViewer<BringPageInput, BroughtPage>({ appScope: 'pins:write', errors: ['not_found', 'picture_refused'] }),
});
