import { behindPasscode, defineResource, forFullViewer } from '../../protocol/endpoint.ts';
import { defineStream } from '../../protocol/stream.ts';
import type { ChosenExport, DataExport } from './schemas.ts';

/** Downloads of everything the instance keeps of the viewer, or of some boards: made behind the reply, one at a time, kept for 7 days. */
export const DataExportsResource = defineResource('DataExportsResource', {
  get: forFullViewer<Record<string, never>, DataExport[]>(),
  create: behindPasscode<ChosenExport, DataExport>({ errors: ['conflict', 'locked_for_a_while'] }),
});

/** The archive itself, for its person's own session alone. */
export const downloadExport = defineStream('GET', '/v3/users/me/exports/:id/', forFullViewer({ errors: ['not_found'] }));
