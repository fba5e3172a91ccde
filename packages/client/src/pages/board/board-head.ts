import type { RouteInput } from '../../routing/define-route.ts';
import type { HeadTags } from '../../routing/head.ts';
import type { RootState } from '../../store/create-store.ts';
import type { EntityRef } from '../../store/stored.ts';
import { selectBoardResource, selectSectionResource } from './board-options.ts';

/** What a board's page says of itself; only a public board may be listed. */
export function boardHead(input: RouteInput, state: RootState): HeadTags {
  const ref = selectBoardResource(input, state).data as EntityRef<'board'> | null;
  const board = ref && state.entities.board[ref.id];
  if (!board) return { title: '', noIndex: true };
  const owner = board.owner && state.entities.user[board.owner.id];
  return {
    title: board.name,
    description: board.description || undefined,
    canonicalPath: board.url,
    noIndex: board.privacy !== 'public' || owner?.isHiddenFromSearch === true,
    image: board.preview_image ? { ...board.preview_image, alt: board.name } : undefined,
  };
}

/** The same of a section, with its board's name. */
export function sectionHead(input: RouteInput, state: RootState): HeadTags {
  const ref = selectSectionResource(input, state).data as EntityRef<'section'> | null;
  const section = ref && state.entities.section[ref.id];
  const board = boardHead(input, state);
  if (!section) return { title: '', noIndex: true };
  return {
    ...board,
    title: `${section.title} · ${board.title}`,
    canonicalPath: section.url,
    image: section.preview_image ? { ...section.preview_image, alt: section.title } : board.image,
  };
}
