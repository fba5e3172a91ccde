import type { Work } from '../art/drawing/work.ts';
import { BOARDS, type DemoBoard } from './boards.ts';

/** The board that a picture was made for. */
export function homeBoardOf(picture: Work): DemoBoard {
  const home = BOARDS.find(({ kinds, only }) => kinds?.includes(picture.kind) && (!only || shares(only, picture)));
  if (!home) throw new Error(`No board of the demo takes "${picture.title}" (${picture.kind}).`);
  return home;
}

/** The title of the section of a board where a picture belongs, if any. */
export const sectionOf = (board: DemoBoard, picture: Work): string | undefined =>
  board.sections?.find(({ takes }) => takes.includes(picture.kind) || shares(takes, picture))?.title;

const shares = (words: readonly string[], picture: Work): boolean => picture.topics.some((topic) => words.includes(topic));
