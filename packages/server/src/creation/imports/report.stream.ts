import { Readable } from 'node:stream';
import { downloadReport } from '@bowerbird/contract/creation/imports/calls.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { Core } from '../../core/core.ts';
import { handleStream } from '../../endpoints/stream.ts';
import { selectImport } from './records/imports.queries.ts';
import { presentReported } from './imports.views.ts';
import { selectReport } from './places/report.queries.ts';

const BATCH = 500;

/** Streams one's own report: a table of what is not here, with the reasons. */
export const reportHandler = handleStream(downloadReport, async ({ core, viewer, raw, reply }) => {
  const { id } = raw.params as { id: string };
  const row = /^[1-9]\d{0,17}$/.test(id) ? await selectImport(core.db, viewer.userId, id) : undefined;
  if (!row) throw new ApiError('not_found');
  return reply
    .header('Content-Type', 'text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="import-${id}.csv"`)
    .send(Readable.from(writeTable(core, id)));
});

async function* writeTable(core: Core, importId: string): AsyncGenerator<string> {
  // With its mark, spreadsheets read it as UTF-8.
  yield '\uFEFFitem,link,state,reason,row\r\n';
  let after = -1;
  for (;;) {
    const rows = await selectReport(core.db, { importId, reason: undefined, after, size: BATCH });
    for (const { item, link, state, reason, row } of rows.map(presentReported))
      yield `${[item, link ?? '', state, reason ?? '', row === null ? '' : String(row)].map(cell).join(',')}\r\n`;
    if (rows.length < BATCH) return;
    after = rows.at(-1)!.number;
  }
}

/** A cell; what a spreadsheet would take for a formula is only text. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}
