import type { StoredBoard } from './stored-board.ts';
import type { ArchPicture } from '../../../ui/board-arch/board-arch.tsx';

/** The pictures of a board's arch. */
export function picturesOfBoard(board: Pick<StoredBoard, 'cover_images'>): ArchPicture[] {
  return (board.cover_images ?? []).map(({ url, dominantColor }) => ({ src: url, color: dominantColor }));
}
