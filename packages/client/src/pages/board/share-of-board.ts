import type { StoredBoard, StoredSection } from '../../features/pinning/boards/index.ts';
import type { Shareable } from '../../shared/share/share-dialog.tsx';

/**
 * What sharing a board or one of its sections hands on. A secret board goes to its own people alone.
 */
export function shareOfBoard(board: StoredBoard, viewerId: string | null, section?: Pick<StoredSection, 'title' | 'url'>): Shareable {
  const thing: Shareable = {
    path: section?.url ?? board.url,
    title: section?.title ?? board.name,
    imageUrl: board.cover_images?.[0]?.url,
    sends: section ? {} : { board: board.id },
  };
  if (board.privacy !== 'secret') return thing;
  const people = [...(board.owner ? [board.owner] : []), ...(board.collaborating_users ?? [])];
  const among = people.filter(({ id }) => id !== viewerId).map(({ id }) => ({ type: 'user' as const, id }));
  return { ...thing, among };
}
