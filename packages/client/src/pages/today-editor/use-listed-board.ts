import type { StoredBoard } from '../../features/pinning/boards/index.ts';
import { useEntity } from '../../store/hooks.ts';
import type { EntityRef } from '../../store/stored.ts';

/** A board that everybody may find; articles show no other. */
export function useListedBoard(ref: EntityRef<'board'> | null): StoredBoard | null {
  const board = useEntity(ref);
  return board?.privacy === 'public' ? board : null;
}
