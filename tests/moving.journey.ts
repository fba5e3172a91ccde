import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeBoard, makePins } from './support/content.ts';
import { makeAnimatedPin, makeFilmPin } from './support/moving.ts';
import type { Person } from './support/people.ts';
import { setStage } from './support/stage.ts';

describe('a picture that moves', () => {
  let tomas: Person;
  const stage = setStage({
    prepare: async (place) => {
      tomas = await place.person('tomas');
      const kitchens = await makeBoard(tomas, 'Kitchens');
      await makeFilmPin(place, tomas, kitchens, 'Steam');
      await makePins(tomas, kitchens, ['Pot', 'Pan', 'Lid', 'Jar'], () => ({ height: 600 }));
      await makeAnimatedPin(tomas, kitchens, 'Rain');
      await makePins(tomas, kitchens, ['Cup', 'Bowl'], () => ({ height: 600 }));
      await makeFilmPin(place, tomas, kitchens, 'Tram');
    },
  });
  const board = () => `${stage.url}/${tomas.username}/kitchens/`;

  it('plays on hover and on focus, one at a time, and stands still again after', async () => {
    const { page } = await stage.as(tomas);
    await page.goto(board(), { waitUntil: 'networkidle' });
    expect(await movingCards(page)).toEqual([]);
    await card(page, 'Tram').hover();
    await expect.poll(() => movingCards(page)).toEqual(['Tram']);
    const place = await playedSeconds(card(page, 'Tram'));
    await expect.poll(() => playedSeconds(card(page, 'Tram'))).not.toBe(place);

    await card(page, 'Rain').hover();
    await expect.poll(() => movingCards(page)).toEqual(['Rain']);
    await page.mouse.move(0, 0);
    await expect.poll(() => movingCards(page)).toEqual([]);

    await page.getByRole('link', { name: 'Steam', exact: true }).focus();
    await expect.poll(() => movingCards(page)).toEqual(['Steam']);
    await card(page, 'Tram').hover();
    await expect.poll(() => movingCards(page)).toEqual(['Tram']);

    // As when another tab is in front, and then this one again.
    await look(page, 'hidden');
    await expect.poll(() => movingCards(page)).toEqual([]);
    await look(page, 'visible');
    await expect.poll(() => movingCards(page)).toEqual(['Tram']);
  });

  it('never plays where motion is reduced, neither under a mouse nor under a finger', async () => {
    for (const width of [1280, 390]) {
      const { page } = await stage.as(tomas, { width, reducedMotion: true });
      await page.goto(board(), { waitUntil: 'networkidle' });
      for (const title of ['Rain', 'Tram']) {
        await page.getByRole('link', { name: title, exact: true }).focus();
        if (width === 1280) {
          await card(page, title).hover();
          await card(page, title)
            .getByRole('button', { name: /^Save,/ })
            .or(card(page, title).getByText('Saved'))
            .first()
            .waitFor();
        }
        // Longer than a card needs to start.
        await page.waitForTimeout(500);
        expect(await movingCards(page)).toEqual([]);
      }
    }
  });

  it('plays under a finger when it is the one nearest the middle of the screen', async () => {
    const { page } = await stage.as(tomas, { width: 390 });
    await page.goto(board(), { waitUntil: 'networkidle' });
    for (const title of ['Steam', 'Rain', 'Tram', 'Steam']) {
      await card(page, title).evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await expect.poll(() => movingCards(page)).toEqual([title]);
    }
  });
});

function card(page: Page, title: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) });
}

/** The titles of the cards whose film plays or whose picture is the animated one. */
function movingCards(page: Page): Promise<string[]> {
  return page.getByRole('article').evaluateAll((cards) =>
    cards
      .filter((shown) => {
        const film = shown.querySelector('video');
        return film ? !film.paused && film.readyState >= 2 : shown.querySelector('img[src$=".webp"]') !== null;
      })
      .map((shown) => shown.querySelector('[data-grid-target]')?.getAttribute('aria-label') ?? ''),
  );
}

function playedSeconds(shown: Locator): Promise<number> {
  return shown.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime);
}

function look(page: Page, state: DocumentVisibilityState): Promise<void> {
  return page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}
