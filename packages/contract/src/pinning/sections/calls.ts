import { defineResource, forAnyone, forFullViewer, forSignedIn } from '../../protocol/endpoint.ts';
import type { Section } from '../boards/records.ts';
import type { CreateSectionInput, DeleteSectionInput, GetSectionInput, SectionsInput, UpdateSectionInput } from './schemas.ts';

/**
 * One section of a board; deleting it takes its pins along, and both come back by `update {section_id, restore: true}`. So
 * does a section that another one took in by `update {section_id, merge}`.
 */
export const BoardSectionResource = defineResource('BoardSectionResource', {
  get: forAnyone<GetSectionInput, Section>({ appScope: 'boards:read', errors: ['section_not_found'] }),
  create: forSignedIn<CreateSectionInput, Section>({
    appScope: 'boards:write',
    errors: ['board_not_found', 'section_name_taken', 'too_many_things', 'forbidden'],
  }),
  update: forFullViewer<UpdateSectionInput, Section>({
    appScope: 'boards:write',
    errors: ['section_not_found', 'section_name_taken', 'forbidden', 'too_late_to_undo', 'too_many_things'],
  }),
  delete: forFullViewer<DeleteSectionInput, null>({ appScope: 'boards:write', errors: ['section_not_found', 'forbidden'] }),
});

/** The sections of a board, in the owner's order. */
export const BoardSectionsResource = defineResource('BoardSectionsResource', {
  get: forAnyone<SectionsInput, Section[]>({ appScope: 'boards:read', paged: true, errors: ['board_not_found'] }),
});
