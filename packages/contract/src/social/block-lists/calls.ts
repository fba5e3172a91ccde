import { defineResource, forFullViewer } from '../../protocol/endpoint.ts';
import type { BlockedEntry, BlockEntryInput, BlockListInput, LogInput, LogLine, UnblockInput } from './schemas.ts';

/** What nobody may link to, say or show here; moderators keep it, and for everybody else it is not there. */
export const BlockListResource = defineResource('BlockListResource', {
  get: forFullViewer<BlockListInput, BlockedEntry[]>({ paged: true, errors: ['not_found'] }),
  create: forFullViewer<BlockEntryInput, BlockedEntry>({ errors: ['not_found', 'too_many_things'] }),
  delete: forFullViewer<UnblockInput, null>({ errors: ['not_found'] }),
});

/** Who changed the block list, the newest change first. */
export const ModerationLogResource = defineResource('ModerationLogResource', {
  get: forFullViewer<LogInput, LogLine[]>({ paged: true, errors: ['not_found'] }),
});
