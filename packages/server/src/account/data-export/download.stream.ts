import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { downloadExport } from '@bowerbird/contract/account/data-export/calls.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { handleStream } from '../../endpoints/stream.ts';
import { findReadyExport } from './data-export.queries.ts';
import { archiveName } from './data-export.views.ts';
import { archiveFile } from './make-archive.service.ts';

/** Streams one's own archive, or the part of it that is asked for. */
export const downloadHandler = handleStream(downloadExport, async ({ core, viewer, raw, reply }) => {
  const { id } = raw.params as { id: string };
  const row = /^[1-9]\d{0,17}$/.test(id) ? await findReadyExport(core.db, viewer.userId, id) : undefined;
  const part = numberOf((raw.query as { part?: unknown }).part);
  if (!row || part === null || part > row.part_bytes.length) throw new ApiError('not_found');
  const file = archiveFile(core.config, row.id, part);
  const { size } = await stat(file).catch(() => {
    throw new ApiError('not_found');
  });
  const mark = `"${row.id}-${part === 1 ? '' : `${part}-`}${size}"`;
  const range = readRange(raw.headers, { size, mark });
  if (range === null) return reply.code(416).header('Content-Range', `bytes */${size}`).send();
  if (range.isPart) void reply.code(206).header('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  return reply
    .header('Content-Type', 'application/zip')
    .header('Accept-Ranges', 'bytes')
    .header('ETag', mark)
    .header('Content-Length', range.end - range.start + 1)
    .header('Content-Disposition', `attachment; filename="${archiveName(row, part)}"`)
    .send(createReadStream(file, range));
});

/** The number of a part; the first where none is named, null where it is no number. */
function numberOf(part: unknown): number | null {
  if (part === undefined) return 1;
  return typeof part === 'string' && /^[1-9]\d{0,5}$/.test(part) ? Number(part) : null;
}

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
