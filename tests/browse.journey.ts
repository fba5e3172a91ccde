import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeBoard, makePins } from './support/content.ts';
import type { Person } from './support/people.ts';
import { setStage } from './support/stage.ts';

const SKETCHES = [{ height: 220 }, { height: 400 }, { height: 330 }, { height: 520 }];
const TITLES = Array.from({ length: 60 }, (_, index) => `Plate ${index + 1}`);

describe('looking around', () => {
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

  it('goes on for as long as there are pins, and shows none of them twice', async () => {
    const page = await openHome();
    await expect
      .poll(
        async () => {
          await page.mouse.wheel(0, 3000);
          return (await shownPins(page)).length;
        },
        { timeout: 15_000 },
      )
      .toBeGreaterThanOrEqual(TITLES.length);
    const shown = await shownPins(page);
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown.length).toBeGreaterThanOrEqual(TITLES.length);
  });

  it('comes back from a pin to exactly the same place, by Esc and by the browser', async () => {
    const page = await openHome();
    await page.mouse.move(600, 500);
    for (const wayBack of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await page.mouse.wheel(0, 700);
      const place = await restingPlace(page);
      const path = await cardInView(page);
      await page.locator(`a[data-grid-target][href="${path}"]`).click();
      await page.waitForURL(stage.url + path);
      await page.getByRole('heading', { name: 'More that go with this' }).waitFor();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await wayBack();
      await page.waitForURL(`${stage.url}/`);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(path);
    }
  });

  it('shows more that goes with a pin: what shares a board with it, and never the pin itself', async () => {
    const shelves = await makeBoard(priya, 'Shelves');
    for (const plate of plates.slice(0, 3)) await priya.call(RepinResource.create, { pin_id: plate.id, board_id: shelves.id });
    const { page } = await stage.stranger();
    await page.goto(`${stage.url}/pin/${plates[0]!.id}/`);
    const related = page.getByRole('region', { name: 'More that go with this' });
    await related.getByRole('link', { name: 'Plate 2', exact: true }).waitFor();
    await related.getByRole('link', { name: 'Plate 3', exact: true }).click();
    await page.getByRole('heading', { name: 'Plate 3', level: 1 }).waitFor();
    await related.getByRole('link', { name: 'Plate 3', exact: true }).waitFor({ state: 'detached' });
  });
});

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
