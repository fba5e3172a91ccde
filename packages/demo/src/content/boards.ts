import type { DemoBoard } from './boards/demo-board.ts';
import { NATURE_AND_PAPER } from './boards/nature-and-paper.ts';
import { ROOMS_AND_THINGS } from './boards/rooms-and-things.ts';
import { TOWNS_AND_TABLES } from './boards/towns-and-tables.ts';

export type { DemoBoard } from './boards/demo-board.ts';

/** The boards of the cast. A picture is made for the first board, from the top, that takes its kind. */
export const BOARDS: readonly DemoBoard[] = [...NATURE_AND_PAPER, ...ROOMS_AND_THINGS, ...TOWNS_AND_TABLES];
