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
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    url: isReady ? addressOf(row.id) : null,
    parts: isReady ? row.part_bytes.map((bytes, at) => ({ bytes: Number(bytes), url: addressOf(row.id, at + 1) })) : [],
  };
}

function addressOf(id: string, part = 1): string {
  return `/v3/users/me/exports/${id}/${part === 1 ? '' : `?part=${part}`}`;
}
