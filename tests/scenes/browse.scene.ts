import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import type { Page } from 'playwright-core';
import { makeBoard, makePins } from '../support/content.ts';
import type { Person } from '../support/people.ts';
import { setStage } from '../support/stage.ts';

const SKETCHES = [{ height: 220 }, { height: 400 }, { height: 330 }, { height: 520 }];
const TITLES = Array.from({ length: 60 }, (_, index) => `Plate ${index + 1}`);

/** Sets the stage for a wall of many pins: Yuki made sixty plates, and Priya a dune. */
export function setBrowseScene() {
  let yuki: Person;
  let priya: Person;
  let plates: Pin[];
  const stage = setStage({
    prepare: async ({ person }) => {
      yuki = await person('yuki');
      priya = await person('priya');
      plates = await makePins(yuki, await makeBoard(yuki, 'Plates'), TITLES, (index) => SKETCHES[index % SKETCHES.length]!);
      await makePins(priya, await makeBoard(priya, 'Deserts'), ['Dune']);
    },
  });

  async function openHome(): Promise<Page> {
    const { page } = await stage.as(priya);
    await page.goto(stage.url);
    await page.getByRole('article').first().waitFor();
    return page;
  }

  /** The pins on the wall, by their addresses, in the order of the document. */
  function shownPins(page: Page): Promise<string[]> {
    return page.locator('main a[data-grid-target]').evaluateAll((cards) => cards.map((card) => card.getAttribute('href') ?? ''));
  }

  /** How far the page is scrolled once it has come to rest. */
  async function restingPlace(page: Page): Promise<number> {
    return page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let last = -1;
          let still = 0;
          const look = () => {
            still = window.scrollY === last ? still + 1 : 0;
            last = window.scrollY;
            if (still > 10 && last > 0) resolve(last);
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
  }

  /** The address of a card whose middle is in view. */
  function cardInView(page: Page): Promise<string> {
    return page.locator('main a[data-grid-target]').evaluateAll((cards) => {
      const card = cards.find((candidate) => {
        const { top, bottom } = candidate.getBoundingClientRect();
        return top > 120 && bottom < window.innerHeight - 20;
      });
      return card?.getAttribute('href') ?? '';
    });
  }

  return {
    stage,
    get yuki() {
      return yuki;
    },
    get priya() {
      return priya;
    },
    get plates() {
      return plates;
    },
    openHome,
    shownPins,
    restingPlace,
    cardInView,
  };
}
