import type { Section } from '@bowerbird/contract/pinning/boards/records.ts';
import { BoardSectionResource, BoardSectionsResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { sectionSchemas, type SectionsInput } from '@bowerbird/contract/pinning/sections/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { DEFAULT_PAGE_SIZE, END_BOOKMARK } from '@bowerbird/contract/protocol/paging.ts';
import { readSlug } from '@bowerbird/domain/pinning/slugs.ts';
import { isAtEnd, makeBookmark, readBookmark } from '../../endpoints/bookmarks.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { handle, handleAtomically, page, type Page } from '../../endpoints/handle.ts';
import type { Feature } from '../../feature.ts';
import { selectSection, selectSections, type SectionCursor } from './sections.queries.ts';
import { createSection, deleteSection, updateSection } from './sections.service.ts';
import { presentSection } from './sections.views.ts';

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

async function readSections(context: CallContext, input: SectionsInput): Promise<Page<Section[]>> {
  const { core, viewer } = context;
  const { board_id: boardId, page_size: size = DEFAULT_PAGE_SIZE } = input;
  const purpose = `sections:${boardId}`;
  const after = isAtEnd(input.bookmarks) ? null : readBookmark<SectionCursor>(context, purpose, input.bookmarks);
  const rows = await selectSections(core.db, viewer, { boardId, after, size: isAtEnd(input.bookmarks) ? 0 : size });
  if (rows === null) throw new ApiError('board_not_found');
  const last = rows.at(-1);
  const bookmark = rows.length < size || !last ? END_BOOKMARK : makeBookmark(context, purpose, { position: last.position, id: last.id });
  return page({ data: rows.map((row) => presentSection(row, core.config.mediaUrl)), bookmark });
}
