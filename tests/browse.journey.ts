import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { describe, expect, it } from 'vitest';
import { setBrowseScene } from './scenes/browse.scene.ts';
import { makeBoard } from './support/content.ts';

describe('looking around', () => {
  const scene = setBrowseScene();
  const { stage, openHome, shownPins, restingPlace, cardInView } = scene;

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
      .toBeGreaterThanOrEqual(scene.plates.length);
    const shown = await shownPins(page);
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown.length).toBeGreaterThanOrEqual(scene.plates.length);
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
    const shelves = await makeBoard(scene.priya, 'Shelves');
    for (const plate of scene.plates.slice(0, 3)) await scene.priya.call(RepinResource.create, { pin_id: plate.id, board_id: shelves.id });
    const { page } = await stage.stranger();
    await page.goto(`${stage.url}/pin/${scene.plates[0]!.id}/`);
    const related = page.getByRole('region', { name: 'More that go with this' });
    await related.getByRole('link', { name: 'Plate 2', exact: true }).waitFor();
    await related.getByRole('link', { name: 'Plate 3', exact: true }).click();
    await page.getByRole('heading', { name: 'Plate 3', level: 1 }).waitFor();
    await related.getByRole('link', { name: 'Plate 3', exact: true }).waitFor({ state: 'detached' });
  });
});
