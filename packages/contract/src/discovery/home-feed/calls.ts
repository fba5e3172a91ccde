import { defineResource, forAnyone } from '../../protocol/endpoint.ts';
import type { PinCard } from '../../pinning/pins/records.ts';
import type { HomefeedInput } from './schemas.ts';

/** The home feed: of people and boards followed and what is near, or, for everybody else, fresh and most saved pins (`C2.1`). */
export const UserHomefeedResource = defineResource('UserHomefeedResource', {
  get: forAnyone<HomefeedInput, PinCard[]>({ appScope: 'pins:read', paged: true, errors: ['board_not_found'] }),
});
