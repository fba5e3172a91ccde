import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import type { Stored } from '../../../store/stored.ts';

declare module '../../../store/stored.ts' {
  interface StoredRecords {
    board: StoredBoard;
  }
}

type WholeBoard = Stored<Board>;
type NamedBoard = Pick<WholeBoard, 'type' | 'id' | 'name' | 'url' | 'privacy'>;
/** A board may be known by its name alone, from a pin that stands on it. */
export type StoredBoard = NamedBoard & Partial<WholeBoard>;
