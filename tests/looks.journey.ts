import { describe, expect, it } from 'vitest';
import { setLooksScene } from './scenes/looks.scene.ts';

describe('looking', () => {
  const scene = setLooksScene();
  const { openSun } = scene;

  it('looks for a part of a picture by a frame, with the mouse and with keys', async () => {
    const page = await openSun();
    await page.getByRole('button', { name: 'Look closer' }).click();
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
    expect(new URL(page.url()).pathname).toBe(`/pin/${scene.sun.id}/`);
  });
});
