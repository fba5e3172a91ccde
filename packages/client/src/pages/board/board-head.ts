import type { RouteInput } from '../../routing/define-route.ts';
import { isKeptFromMachines, type HeadTags, type NoIndexReason } from '../../routing/head.ts';
import type { RootState } from '../../store/create-store.ts';
import type { EntityRef } from '../../store/stored.ts';
import type { StoredBoard } from '../../features/pinning/boards/index.ts';
import type { StoredUser } from '../../features/people/users/index.ts';
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
    hasFeed: true,
    isEmbeddable: true,
    noIndex: noIndexReasonOf(board, owner),
    image: board.preview_image ? { ...cardOf('boards', board, board.modifiedAt), alt: board.name } : undefined,
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
    hasFeed: false,
    isEmbeddable: false,
    noIndex: isKeptFromMachines(board) ? board.noIndex : section.pin_count === 0 ? 'empty' : undefined,
    image: section.preview_image ? { ...cardOf('sections', section), alt: section.title } : board.image,
  };
}

/**
 * The drawn card of a board or a section. Those who keep pictures by their address take another one once pins came or went. The
 * address names no pin: the first cover may be of somebody whom machines may not be told of.
 */
function cardOf(kind: 'boards' | 'sections', { id, pin_count: count = 0 }: { id: string; pin_count?: number }, changedAt = '') {
  return { url: `/widgets/${kind}/${id}/card.jpg?v=${Date.parse(changedAt) || 0}-${count}`, width: 1200, height: 630 };
}

function noIndexReasonOf(board: StoredBoard, owner: StoredUser | undefined): NoIndexReason | undefined {
  if (board.privacy !== 'public' || owner?.isPrivateProfile) return 'not_public';
  if (owner?.isHiddenFromSearch) return 'not_listed';
  return board.pin_count === 0 ? 'empty' : undefined;
}
