import type { Locator, Page } from 'playwright-core';
import { openOwnBoard } from '../support/board-page.ts';
import { makeBoard, makePins } from '../support/content.ts';
import type { Person } from '../support/people.ts';
import { setStage } from '../support/stage.ts';

/** Sets the stage for Lena, who puts the pins and sections of her boards into order. */
export function setOrganizeScene() {
  let lena: Person;
  const stage = setStage({
    prepare: async ({ person }) => {
      lena = await person('lena');
      await makePins(lena, await makeBoard(lena, 'Birds'), ['Wren', 'Robin', 'Heron', 'Kite']);
      await makeBoard(lena, 'Wool');
    },
  });

  /** The pins as they stand while organizing. */
  async function namesOf(page: Page): Promise<string[]> {
    const boxes = await page.getByRole('checkbox').all();
    return Promise.all(boxes.map(async (box) => ((await box.getAttribute('aria-label')) ?? '').replace('Choose ', '')));
  }

  /** Drags by the mouse, and does not let go. */
  async function dragTo(page: Page, grip: Locator, to: () => Promise<{ x: number; y: number }>): Promise<void> {
    await grip.hover();
    const { x, y } = await to();
    await page.mouse.down();
    await page.mouse.move(x, y, { steps: 8 });
  }

  return {
    stage,
    get lena() {
      return lena;
    },
    openBoard: (board = 'birds') => openOwnBoard(stage, lena, board),
    namesOf,
    dragTo,
  };
}
