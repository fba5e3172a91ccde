import { uploadImport, type UploadedImport } from '@bowerbird/contract/creation/imports/calls.ts';
import { importLimits } from '@bowerbird/domain/creation/imports.ts';
import { cleanLine } from '@bowerbird/domain/clean-text.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { queueBehind } from '../../core/database/turns.queries.ts';
import { takeFromLimit } from '../../core/limits/limits.ts';
import { readFileField } from '../../endpoints/read-file-field.ts';
import { handleStream } from '../../endpoints/stream.ts';
import { storeImportFile } from './records/import-files.service.ts';
import { insertUpload } from './records/uploads.queries.ts';

const UPLOADS_PER_HOUR = 60;
const LONGEST_NAME = 200;

/** `POST /upload-import/`: one file in the multipart field `file`; answers once it is durable. */
export const uploadHandler = handleStream(uploadImport, async ({ raw, core, viewer }): Promise<UploadedImport> => {
  const { name, bytes } = await readFileField(raw, 'file', { mostBytes: importLimits.bytes + 1 });
  await takeFromLimit(core, { name: 'import-upload', subject: viewer.userId, most: UPLOADS_PER_HOUR });
  const upload_id = await storeImportFile(core.config, bytes, async (size) => {
    const shown = cleanLine(name.split(/[\\/]/).at(-1) ?? '').slice(0, LONGEST_NAME) || 'import';
    const { waitingUploads: most, keptBytes: mostBytes } = importLimits;
    const upload = { userId: viewer.userId, name: shown, bytes: size, most, mostBytes };
    const id = await inTransaction(core.db, async (trx) => {
      await queueBehind(trx, `imports:${viewer.userId}`);
      return insertUpload(trx, upload);
    });
    if (id === undefined) throw new ApiError('too_many_things', { extra: { limit: importLimits.waitingUploads } });
    return id;
  });
  return { success: true, upload_id };
});
