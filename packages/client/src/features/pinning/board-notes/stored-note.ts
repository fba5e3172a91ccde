import type { BoardNote } from '@bowerbird/contract/pinning/board-notes/schemas.ts';
import type { Stored } from '../../../store/stored.ts';

export type StoredNote = Stored<BoardNote>;
