import { defineResource, forFullViewer } from '../../protocol/endpoint.ts';
import type { UpdateTastesInput, UserTastes } from './schemas.ts';

/** What the viewer's home feed is chosen by, how much of each, and what they asked for less of. */
export const UserTastesResource = defineResource('UserTastesResource', {
  get: forFullViewer<Record<string, never>, UserTastes>({ records: 'card' }),
  update: forFullViewer<UpdateTastesInput, UserTastes>({ records: 'card', errors: ['board_not_found', 'not_found'] }),
});
