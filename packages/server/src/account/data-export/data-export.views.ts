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
    url: isReady ? `/v3/users/me/exports/${row.id}/` : null,
  };
}
