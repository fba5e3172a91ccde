import type { Section } from '@bowerbird/contract/pinning/boards/records.ts';
import { presentCover, presentPreview, sectionUrl } from '../boards/index.ts';
import type { SectionRow } from './sections.queries.ts';

/** The section as the wire shows it (`C3.7`, `B3.27`). */
export function presentSection(row: SectionRow, mediaUrl: string): Section {
  return {
    type: 'section',
    id: row.id,
    slug: row.slug,
    title: row.title,
    boardId: row.board_id,
    url: sectionUrl({ username: row.username, slug: row.board_slug }, row.slug),
    pin_count: row.pins,
    cover_images: row.covers.map((cover) => presentCover(cover, mediaUrl)),
    preview_image: presentPreview(row.covers, mediaUrl),
  };
}
