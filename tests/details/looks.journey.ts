import { setTimeout as wait } from 'node:timers/promises';
import { VisualLiveSearchResource } from '@bowerbird/contract/discovery/looks/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeBoard } from '../support/content.ts';
import type { Person } from '../support/people.ts';
import { setStage } from '../support/stage.ts';

/** A sun over a field. */
async function drawSun(x: number, color: string): Promise<Buffer<ArrayBuffer>> {
  const svg = `<svg width="600" height="500"><rect width="600" height="500" fill="#f4efe6"/><rect y="330" width="600" height="170" fill="#2d7d78"/>
    <circle cx="${x}" cy="190" r="120" fill="${color}"/></svg>`;
  return Buffer.from(await sharp(Buffer.from(svg)).png().toBuffer());
}

describe('looking', () => {
  let ines: Person;
  let sun: Pin;
  const stage = setStage({
    prepare: async ({ person }) => {
      ines = await person('ines');
      const board = await makeBoard(ines, 'Linocuts of suns');
      const pin = async (title: string, drawing: Promise<Buffer<ArrayBuffer>>) => {
        const { image_signature } = await ines.upload(await drawing);
        return ines.call(PinResource.create, { board_id: board.id, image_signature, title, alt_text: title });
      };
      sun = await pin('Sun over a field', drawSun(300, '#e9b64d'));
      for (const [title, x, color] of [
        ['Sun a little later', 400, '#e9b64d'],
        ['Orange sun', 280, '#e87838'],
        ['Sun in the morning', 190, '#e9b64d'],
      ] as const)
        await pin(title, drawSun(x, color));
      const noor = await person('noor');
      while ((await noor.call(VisualLiveSearchResource.get, { pin_id: sun.id })).results.length < 3) await wait(200);
    },
  });

  const open = async () => {
    const { page } = await stage.stranger();
    await page.goto(`${stage.url}/pin/${sun.id}/`);
    return page;
  };

  it('brings the frame and what it found back, after somebody looked at a pin of it', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Find in picture' }).click();
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
    await page.waitForURL((url) => !url.pathname.includes(sun.id));
    await page.goBack();
    await page.waitForURL((url) => url.pathname.includes(sun.id));
    await found.waitFor();
    expect(await frame.getAttribute('style')).toBe(place);
    expect(await chip.getAttribute('aria-pressed')).toBe('true');
    await frame.press('Escape');
    await frame.waitFor({ state: 'detached' });
    // A frame that is begun anew is not narrowed.
    await page.getByRole('button', { name: 'Find in picture' }).click();
    await results.getByRole('status').waitFor();
    await expect.poll(() => results.getByRole('button', { pressed: true }).allTextContents()).toEqual(['All']);
  });

  it('shows what looks alike among the stories of a pin', async () => {
    const page = await open();
    const story = page.getByRole('region', { name: 'Looks like this' });
    await story.getByRole('link', { name: 'Orange sun' }).click();
    await page.getByRole('heading', { name: 'Orange sun' }).waitFor();
  });

  it('leads from a colour of the picture to more of it', async () => {
    const page = await open();
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
