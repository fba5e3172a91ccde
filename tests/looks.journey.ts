import { setTimeout as wait } from 'node:timers/promises';
import { VisualLiveSearchResource } from '@bowerbird/contract/discovery/looks/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeBoard } from './support/content.ts';
import type { Person } from './support/people.ts';
import { setStage } from './support/stage.ts';

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

  it('looks for a part of a picture by a frame, with the mouse and with keys', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Find in picture' }).click();
    const frame = page.getByRole('application', { name: 'Frame of the part to look for' });
    const results = page.getByRole('region', { name: 'Looks like this part' });
    await results
      .getByRole('status')
      .filter({ hasText: /pin|Nothing/ })
      .waitFor();
    await page.getByText('Drag to move, pull a corner to size').waitFor();
    const before = (await frame.boundingBox())!;
    await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
    await page.mouse.down();
    await page.mouse.move(before.x + before.width / 2 - 40, before.y + before.height / 2 - 20, { steps: 4 });
    await page.mouse.up();
    const movedBy = async () => {
      const { x, y } = (await frame.boundingBox())!;
      return [Math.round(x - before.x), Math.round(y - before.y)];
    };
    await expect.poll(movedBy).toEqual([-40, -20]);
    const moved = (await frame.boundingBox())!;
    await frame.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowDown');
    const changedBy = async () => {
      const { x, height } = (await frame.boundingBox())!;
      return [Math.round(x - moved.x), Math.round(height - moved.height)];
    };
    await expect.poll(changedBy).toEqual([8, 8]);
    await page.keyboard.press('Escape');
    await frame.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(`/pin/${sun.id}/`);
  });
});
