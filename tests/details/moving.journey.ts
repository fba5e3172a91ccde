import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeBoard, makePins } from '../support/content.ts';
import { makeAnimatedPin, makeFilmPin } from '../support/moving.ts';
import type { Person } from '../support/people.ts';
import { setStage } from '../support/stage.ts';

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
    await page.goto(board());
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

  it('goes on in the close-up where the card was, without sound, under controls for mouse and keys', async () => {
    const { page } = await stage.as(tomas);
    await page.goto(board());
    await card(page, 'Tram').hover();
    await expect.poll(() => playedSeconds(card(page, 'Tram'))).toBeGreaterThan(0.8);
    // The film is two seconds long, and begins anew at its end.
    await card(page, 'Tram')
      .locator('video')
      .evaluate((film: HTMLVideoElement) => void (film.playbackRate = 0.1));
    const placesSet = await notePlaces(page);
    await page.getByRole('link', { name: 'Tram', exact: true }).click();
    await page.waitForURL(/\/pin\//);
    const player = page.getByRole('article').first();
    await player.getByRole('button', { name: 'Pause' }).waitFor();
    expect((await placesSet())[0]).toBeGreaterThan(0.6);
    const place = await playedSeconds(player);
    await expect.poll(() => playedSeconds(player)).not.toBe(place);
    expect(await player.locator('video').evaluate((film: HTMLVideoElement) => [film.muted, film.controls])).toEqual([true, false]);

    await player.getByRole('button', { name: 'Pause' }).click();
    await player.getByRole('button', { name: 'Play' }).waitFor();
    expect(await isPaused(player)).toBe(true);
    await player.getByRole('button', { name: 'Sound on' }).click();
    await player.getByRole('button', { name: 'Sound off' }).waitFor();
    expect(await player.locator('video').evaluate((film: HTMLVideoElement) => film.muted)).toBe(false);
    await player.getByRole('slider', { name: 'Place in the video' }).focus();
    await page.keyboard.press('Home');
    await expect.poll(() => playedSeconds(player)).toBe(0);
    await page.keyboard.press('k');
    await expect.poll(() => isPaused(player)).toBe(false);
    await page.keyboard.press('f');
    await player.getByRole('button', { name: 'Leave full screen' }).waitFor();
    await page.keyboard.press('f');
    await player.getByRole('button', { name: 'Full screen', exact: true }).waitFor();
    await page.keyboard.press('k');
    await expect.poll(() => isPaused(player)).toBe(true);
  });

  it('stands among the videos, and in the category of its topic', async () => {
    const { page } = await stage.stranger();
    await page.goto(`${stage.url}/videos/`);
    const wall = page.getByRole('main');
    for (const name of ['Steam', 'Tram']) await wall.getByRole('link', { name, exact: true }).waitFor();
    expect(await wall.getByRole('link', { name: 'Pot', exact: true }).count()).toBe(0);
    const category = page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Home', exact: true });
    // Pins get their topics behind the reply.
    await expect.poll(async () => (await page.reload(), category.count())).toBe(1);
    await category.click();
    await page.waitForURL(/\/videos\/home\/\d+\/$/);
    await wall.getByRole('link', { name: 'Tram', exact: true }).waitFor();
  });

  it('never plays where motion is reduced, neither under a mouse nor under a finger', async () => {
    for (const width of [1280, 390]) {
      const { page } = await stage.as(tomas, { width, reducedMotion: true });
      await page.goto(board());
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
      await page.getByRole('link', { name: 'Tram', exact: true }).click();
      await page.getByRole('button', { name: 'Play' }).waitFor();
      await page.waitForTimeout(500);
      expect(await isPaused(page.getByRole('article').first())).toBe(true);
    }
  });

  it('plays under a finger when it is the one nearest the middle of the screen', async () => {
    const { page } = await stage.as(tomas, { width: 390 });
    await page.goto(board());
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

/** Notes to which places, in seconds, films are put from now on. */
async function notePlaces(page: Page): Promise<() => Promise<number[]>> {
  const places = await page.evaluateHandle(() => {
    const noted: number[] = [];
    const place = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'currentTime')!;
    Object.defineProperty(HTMLMediaElement.prototype, 'currentTime', {
      ...place,
      set(this: HTMLMediaElement, seconds: number) {
        noted.push(seconds);
        place.set!.call(this, seconds);
      },
    });
    return noted;
  });
  return () => places.jsonValue();
}

function isPaused(shown: Locator): Promise<boolean> {
  return shown.locator('video').evaluate((film: HTMLVideoElement) => film.paused);
}

function look(page: Page, state: DocumentVisibilityState): Promise<void> {
  return page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}
