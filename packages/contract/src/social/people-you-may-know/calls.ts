import { defineResource, forFullViewer } from '../../protocol/endpoint.ts';
import type { PersonInput } from '../../people/blocks/schemas.ts';
import type { PersonYouMayKnow } from './schemas.ts';

/** People whom the viewer may know, by boards and follows in common, the likeliest first. `delete` leaves one of them out from now on. */
export const PeopleYouMayKnowResource = defineResource('PeopleYouMayKnowResource', {
  get: forFullViewer<Record<string, never>, PersonYouMayKnow[]>({}),
  delete: forFullViewer<PersonInput, null>({}),
});
