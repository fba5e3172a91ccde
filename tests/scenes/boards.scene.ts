import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import { openOwnBoard } from '../support/board-page.ts';
import { makeBoard, makePins } from '../support/content.ts';
import type { Person } from '../support/people.ts';
import { setStage } from '../support/stage.ts';

/** Sets the stage for the boards of Lena, who keeps four pins on Birds. */
export function setBoardsScene() {
  let lena: Person;
  let birds: Board;
  const stage = setStage({
    prepare: async ({ person }) => {
      lena = await person('lena');
      birds = await makeBoard(lena, 'Birds');
      await makePins(lena, birds, ['Wren', 'Robin', 'Heron', 'Kite']);
    },
  });

  return {
    stage,
    get lena() {
      return lena;
    },
    get birds() {
      return birds;
    },
    openBoard: (board = 'birds') => openOwnBoard(stage, lena, board),
  };
}
