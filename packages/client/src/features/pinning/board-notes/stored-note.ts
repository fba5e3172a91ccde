import type { BoardNote } from '@bowerbird/contract/pinning/board-notes/schemas.ts';
import type { Stored } from '../../../store/stored.ts';

export type StoredNote = Stored<BoardNote>;

/** The start of the id of a note that is on its way to the server. */
const ON_ITS_WAY = 'new-';

/** The id of a note until the server gives it one. */
export const idOnItsWay = (key: string) => `${ON_ITS_WAY}${key}`;

export const isOnItsWay = ({ id }: Pick<StoredNote, 'id'>) => id.startsWith(ON_ITS_WAY);
