import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { downloadExport } from '@bowerbird/contract/account/data-export/calls.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { handleStream } from '../../endpoints/stream.ts';
import { findReadyExport } from './data-export.queries.ts';
import { archiveFile } from './make-archive.service.ts';

/** Streams one's own archive. */
export const downloadHandler = handleStream(downloadExport, async ({ core, viewer, raw, reply }) => {
  const { id } = raw.params as { id: string };
  const row = /^[1-9]\d{0,17}$/.test(id) ? await findReadyExport(core.db, viewer.userId, id) : undefined;
  if (!row) throw new ApiError('not_found');
  const file = archiveFile(core.config, row.id);
  const { size } = await stat(file).catch(() => {
    throw new ApiError('not_found');
  });
  const day = row.created_at.toISOString().slice(0, 10);
  return reply
    .header('Content-Type', 'application/zip')
    .header('Content-Length', size)
    .header('Content-Disposition', `attachment; filename="data-${day}.zip"`)
    .send(createReadStream(file));
});
