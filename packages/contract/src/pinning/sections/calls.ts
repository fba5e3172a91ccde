import { defineResource, verb } from '../../protocol/endpoint.ts';
import type { Section } from '../boards/records.ts';
import type { PinCard } from '../pins/records.ts';
import type {
  CreateSectionInput,
  DeleteSectionInput,
  GetSectionInput,
  SectionPinsInput,
  SectionsInput,
  UpdateSectionInput,
} from './schemas.ts';

/**
 * One section of a board; deleting it takes its pins along, and both come back by `update {section_id, restore: true}`. So
 * does a section that another one took in by `update {section_id, merge}`.
 */
export const BoardSectionResource = defineResource('BoardSectionResource', {
  get: verb<GetSectionInput, Section>({ access: 'anyone', errors: ['section_not_found'] }),
  create: verb<CreateSectionInput, Section>({
    access: 'signed_in',
    errors: ['board_not_found', 'section_name_taken', 'too_many_things', 'forbidden'],
  }),
  update: verb<UpdateSectionInput, Section>({
    access: 'full',
    errors: ['section_not_found', 'section_name_taken', 'forbidden', 'too_late_to_undo'],
  }),
  delete: verb<DeleteSectionInput, null>({ access: 'full', errors: ['section_not_found', 'forbidden'] }),
});

/** The sections of a board, in the owner's order. */
export const BoardSectionsResource = defineResource('BoardSectionsResource', {
  get: verb<SectionsInput, Section[]>({ access: 'anyone', paged: true, errors: ['board_not_found'] }),
});

/** The pins of a section, in the owner's order. */
export const BoardSectionPinsResource = defineResource('BoardSectionPinsResource', {
  get: verb<SectionPinsInput, PinCard[]>({ access: 'anyone', paged: true, errors: ['section_not_found'] }),
});
