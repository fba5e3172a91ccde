import type { Feature } from '../../feature.ts';
import { archiveBoards } from './board-archive.service.ts';

/** Taking things out: a folder for each board, in forms that other programs read, and that go in again here. */
export const exportsFeature: Feature = { name: 'exports', archive: archiveBoards };
