import { describe, expect, it } from 'vitest';
import { setLooksScene } from '../scenes/looks.scene.ts';

describe('looking', () => {
  const scene = setLooksScene();
  const { stage, drawSun, openSun } = scene;

  it('brings the frame and what it found back, after somebody looked at a pin of it', async () => {
    const page = await openSun();
    await page.getByRole('button', { name: 'Look closer' }).click();
    const frame = page.getByRole('application', { name: 'Frame of the part to look for' });
    const results = page.getByRole('region', { name: 'Looks like this part' });
    // The whole picture looks like the others.
    for (let step = 0; step < 80; step += 1) await frame.press('Shift+ArrowRight');
    for (let step = 0; step < 80; step += 1) await frame.press('Shift+ArrowDown');
    const found = results.getByRole('link').first();
    await found.waitFor();
    const chip = results.getByRole('button', { name: 'Printmaking' });
    await chip.click();
    await expect.poll(() => chip.getAttribute('aria-pressed')).toBe('true');
    await found.waitFor();
    const place = await frame.getAttribute('style');
    await found.click();
    await page.waitForURL((url) => !url.pathname.includes(scene.sun.id));
    await page.goBack();
    await page.waitForURL((url) => url.pathname.includes(scene.sun.id));
    await found.waitFor();
    expect(await frame.getAttribute('style')).toBe(place);
    expect(await chip.getAttribute('aria-pressed')).toBe('true');
    await frame.press('Escape');
    await frame.waitFor({ state: 'detached' });
    // A frame that is begun anew is not narrowed.
    await page.getByRole('button', { name: 'Look closer' }).click();
    await results.getByRole('status').waitFor();
    await expect.poll(() => results.getByRole('button', { pressed: true }).allTextContents()).toEqual(['All']);
  });

  it('follows the mouse in each of many drags, also where all of the page is selected', async () => {
    const page = await openSun();
    await page.getByRole('button', { name: 'Look closer' }).click();
    const frame = page.getByRole('application', { name: 'Frame of the part to look for' });
    const results = page.getByRole('region', { name: 'Looks like this part' });
    const heard = await page.evaluateHandle(() => {
      const names: string[] = [];
      document.addEventListener('pointercancel', ({ type }) => names.push(type), { capture: true });
      return names;
    });
    const boxOf = async () => {
      const { x, y, width, height } = (await frame.boundingBox())!;
      return { left: x, top: y, right: x + width, bottom: y + height, across: x + width / 2, down: y + height / 2 };
    };
    const drag = async (x: number, y: number, by: number) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + by, y + by, { steps: 5 });
      await page.mouse.up();
    };
    for (let round = 0; round < 12; round += 1) {
      if (round % 3 === 1) await page.evaluate(() => getSelection()?.selectAllChildren(document.body));
      if (round % 3 === 2)
        await results
          .getByRole('status')
          .filter({ hasText: /pin|Nothing/ })
          .waitFor();
      const by = round % 2 === 0 ? 24 : -24;
      const before = await boxOf();
      await drag(before.across, before.down, by);
      await expect.poll(async () => Math.round((await boxOf()).left - before.left)).toBe(by);
      const moved = await boxOf();
      await drag(moved.right, moved.bottom, by);
      await expect.poll(async () => Math.round((await boxOf()).right - moved.right)).toBe(by);
    }
    const last = await boxOf();
    await drag(last.left - 30, last.top - 30, 20);
    await expect.poll(async () => Math.round((await boxOf()).left - last.left)).toBe(-30);
    expect(await heard.jsonValue()).toEqual([]);
  });

  it('shows what looks alike among the stories of a pin', async () => {
    const page = await openSun();
    const story = page.getByRole('region', { name: 'Looks like this' });
    await story.getByRole('link', { name: 'Orange sun' }).click();
    await page.getByRole('heading', { name: 'Orange sun' }).waitFor();
  });

  it('leads from a colour of the picture to more of it', async () => {
    const page = await openSun();
    await page.getByRole('link', { name: 'More in Teal' }).click();
    await page.waitForURL(/filters=color%3Ateal/);
    await page.getByRole('link', { name: 'Sun in the morning', exact: true }).waitFor();
  });

  it('searches with a picture of one’s own, and says which files are none', async () => {
    const tab = await stage.as(await stage.person('noor'));
    // The browser itself tells of the file that is none.
    tab.expect(/415/);
    const { page } = tab;
    await page.goto(stage.url);
    const choose = async (name: string, mimeType: string, buffer: Buffer) => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Search with a picture' }).click();
      await (await chooser).setFiles({ name, mimeType, buffer });
    };
    await choose('sun.png', 'image/png', await drawSun(240, '#e9b64d'));
    const dialog = page.getByRole('dialog', { name: 'What looks like your picture' });
    await dialog.getByRole('link', { name: 'Orange sun' }).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await choose('words.png', 'image/png', Buffer.from('These are words'));
    await dialog.getByText('This file cannot be searched with. Try a JPEG or a PNG.').waitFor();
    expect(await dialog.getByRole('img', { name: 'Your picture' }).count()).toBe(0);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await choose('sun.png', 'image/png', await drawSun(240, '#e9b64d'));
    await dialog.getByRole('link', { name: 'Sun over a field' }).click();
    await page.getByRole('heading', { name: 'Sun over a field' }).waitFor();
    await dialog.waitFor({ state: 'detached' });
    let sends = 0;
    page.on('request', (request) => (sends += Number(request.url().includes('/v3/visual_search/'))));
    await page.goBack();
    await dialog.getByRole('link', { name: 'Orange sun' }).waitFor();
    await dialog.getByRole('link', { name: 'Orange sun' }).click();
    await page.getByRole('heading', { name: 'Orange sun' }).waitFor();
    await page.goBack();
    await dialog.getByText('pins').waitFor();
    // What was found is shown again, and the picture is not sent again.
    expect(sends).toBe(0);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('button', { name: 'Search with a picture' }).waitFor();
    expect(await dialog.count()).toBe(0);
  });
});
