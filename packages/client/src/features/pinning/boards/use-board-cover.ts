import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { useAppSelector, useResource } from '../../../store/hooks.ts';
import type { ArchPicture } from '../../../ui/board-arch/board-arch.tsx';
import { picturesOfBoard } from './board-pictures.ts';

/** The cover of a board, which is asked for where the page knows the board by its name alone. */
export function useBoardCover(id: string | null): ArchPicture[] {
  const board = useAppSelector((state) => (id === null ? undefined : state.entities.board[id]));
  useResource(BoardResource.get, id !== null && board?.cover_images === undefined ? { board_id: id } : null);
  return picturesOfBoard(board ?? { cover_images: [] });
}
