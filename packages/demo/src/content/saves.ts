import type { Work } from '../art/drawing/work.ts';
import { createRandom } from '../art/drawing/random.ts';
import { homeBoardOf } from './placing.ts';
import { BOARDS, type DemoBoard } from './boards.ts';

export type DemoSave = { board: DemoBoard; picture: Work };

/** More saves than this would make a picture of the demo look bought. */
const MOST_SAVES = 9;

/**
 * What the cast saves from each other: each board gathers what fits its topics. Some pictures are liked more than others, as in
 * life. So their saves meet on several boards and lead from one to the next.
 */
export function savesOf(pictures: readonly Work[]): DemoSave[] {
  const charm = charmOf(pictures);
  const saved = new Map<Work, number>();
  return BOARDS.flatMap((board, index) => {
    const random = createRandom(index + 1);
    const wanted = pictures
      .filter((picture) => fits(board, picture))
      .map((picture) => ({ picture, pull: random.next() * (charm.get(picture) ?? 0) }))
      .toSorted((a, b) => b.pull - a.pull)
      .map(({ picture }) => picture)
      .filter((picture) => (saved.get(picture) ?? 0) < MOST_SAVES)
      .slice(0, board.gathers?.count ?? 0);
    for (const picture of wanted) saved.set(picture, (saved.get(picture) ?? 0) + 1);
    return wanted.map((picture) => ({ board, picture }));
  });
}

/** A board takes what bears one of its topics and was made by somebody else. */
function fits(board: DemoBoard, picture: Work): boolean {
  const topics = board.gathers?.topics ?? [];
  return picture.topics.some((topic) => topics.includes(topic)) && homeBoardOf(picture).owner !== board.owner;
}

function charmOf(pictures: readonly Work[]): Map<Work, number> {
  const random = createRandom(2026);
  return new Map(pictures.map((picture) => [picture, 0.15 + random.next() ** 3]));
}
