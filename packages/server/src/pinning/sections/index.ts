import type { Section } from '@bowerbird/contract/pinning/boards/records.ts';
import { BoardSectionResource, BoardSectionsResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { sectionSchemas, type SectionsInput } from '@bowerbird/contract/pinning/sections/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { readSlug } from '@bowerbird/domain/pinning/slugs.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { handle, handleAtomically, type Page } from '../../endpoints/handle.ts';
import { turnPage } from '../../endpoints/read-page.ts';
import type { Feature } from '../../feature.ts';
import { selectSection, selectSections, type SectionRow } from './sections.queries.ts';
import { createSection, deleteSection, updateSection } from './sections.service.ts';
import { presentSection } from './sections.views.ts';

export { createSection, deleteSection, updateSection } from './sections.service.ts';

/** Sections of boards. */
export const sectionsFeature: Feature = {
  name: 'sections',
  schemas: sectionSchemas,
  handlers: [
    handle(BoardSectionResource.get, (context, input) =>
      readSection(context, 'section_id' in input ? { id: input.section_id } : { boardId: input.board_id, slug: readSlug(input.slug) }),
    ),
    handleAtomically(BoardSectionResource.create, async (context, input) =>
      readSection(context, { id: await createSection(context, input) }),
    ),
    handleAtomically(BoardSectionResource.update, async (context, input) => {
      await updateSection(context, input);
      return readSection(context, { id: input.section_id });
    }),
    handleAtomically(BoardSectionResource.delete, async (context, input) => {
      await deleteSection(context, input.section_id);
      return null;
    }),
    handle(BoardSectionsResource.get, (context, input) => readSections(context, input)),
  ],
};

async function readSection({ core, viewer }: CallContext, by: { id: string } | { boardId: string; slug: string }): Promise<Section> {
  const row = await selectSection(core.db, viewer, by);
  if (!row) throw new ApiError('section_not_found');
  return presentSection(row, core.config.mediaUrl);
}

function readSections(context: CallContext, input: SectionsInput): Promise<Page<Section[]>> {
  const { core, viewer } = context;
  const boardId = input.board_id;
  return turnPage<SectionRow, Section>(context, input, {
    purpose: `sections:${boardId}`,
    missing: 'board_not_found',
    load: (after, size) => selectSections(core.db, viewer, { boardId, after, size }),
    cursorOf: ({ position, id }) => ({ at: position, id }),
    itemOf: (row) => [presentSection(row, core.config.mediaUrl)],
  });
}
