import type { DataExport } from '@bowerbird/contract/account/data-export/schemas.ts';
import { exportStates, type ExportRow } from './data-export.queries.ts';

export function presentExport(row: ExportRow): DataExport {
  const isReady = row.state === exportStates.ready;
  return {
    export_id: row.id,
    state: isReady ? 'ready' : row.state === exportStates.making ? 'making' : 'failed',
    done: row.done,
    total: row.total,
    bytes: row.bytes === null ? null : Number(row.bytes),
    board_ids: row.board_ids?.map(String) ?? null,
    has_pictures: row.has_pictures,
    has_copies: row.has_copies,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    url: isReady ? addressOf(row.id) : null,
    parts: isReady
      ? row.part_bytes.map((bytes, at) => ({ name: archiveName(row, at + 1), bytes: Number(bytes), url: addressOf(row.id, at + 1) }))
      : [],
  };
}

/** What the file of a part is called where it is downloaded. */
export function archiveName({ created_at: createdAt, part_bytes: parts }: ExportRow, part: number): string {
  const day = createdAt.toISOString().slice(0, 10);
  return parts.length === 1 ? `data-${day}.zip` : `data-${day}-part-${part}-of-${parts.length}.zip`;
}

function addressOf(id: string, part = 1): string {
  return `/v3/users/me/exports/${id}/${part === 1 ? '' : `?part=${part}`}`;
}
