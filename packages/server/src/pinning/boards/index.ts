export { boardVisibleTo, guardBoard, guardBoardOwner, guardBoardWrite, type GuardedBoard } from './boards.access.ts';
export { boardUrl, hexColor, presentCover, sectionUrl } from './boards.views.ts';
export { hydrateBoard, hydrateBoards } from './hydrate.ts';
export type { CoverRow } from './hydrate.queries.ts';
