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
  const part = readRange(raw.headers, { size, mark: `"${row.id}-${size}"` });
  if (part === null) return reply.code(416).header('Content-Range', `bytes */${size}`).send();
  const day = row.created_at.toISOString().slice(0, 10);
  if (part.isPart) void reply.code(206).header('Content-Range', `bytes ${part.start}-${part.end}/${size}`);
  return reply
    .header('Content-Type', 'application/zip')
    .header('Accept-Ranges', 'bytes')
    .header('ETag', `"${row.id}-${size}"`)
    .header('Content-Length', part.end - part.start + 1)
    .header('Content-Disposition', `attachment; filename="data-${day}.zip"`)
    .send(createReadStream(file, part));
});

/**
 * Which bytes are asked for: all, or those of one range, so that a download that was cut goes on. Null where there are none.
 * `If-Range` names another archive than this one where it was made anew meanwhile.
 */
export function readRange(
  { range, 'if-range': ifRange }: { readonly range?: string; readonly 'if-range'?: string | string[] },
  { size, mark }: { size: number; mark: string },
): { start: number; end: number; isPart: boolean } | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if ((from === '' && to === '') || (ifRange !== undefined && ifRange !== mark)) return { start: 0, end: size - 1, isPart: false };
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end ? null : { start, end, isPart: true };
}
