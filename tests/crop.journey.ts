import { PinDraftsResource } from '@bowerbird/contract/creation/pin-drafts/calls.ts';
import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import { describe, expect, it } from 'vitest';
import { makeBoard } from './support/content.ts';
import { drawPicture } from './support/pictures.ts';
import { setStage } from './support/stage.ts';

describe('a picture that is changed before it is published', () => {
  let board: Board;
  const stage = setStage({
    prepare: async ({ person }) => {
      board = await makeBoard(await person('ines'), 'Tiles');
    },
  });

  it('is cut, straightened and lit by keys and numbers, is undone, and is published so', async () => {
    const ines = await stage.person('ines');
    const { image_signature } = await ines.upload(await drawPicture({ width: 1200, height: 1680 }));
    const items = [{ id: 'first', image_signature }];
    await ines.call(PinDraftsResource.create, { creation_id: 'jugs', title: 'Jugs', board_id: board.id, items });
    const { page } = await stage.as(ines);
    await page.goto(`${stage.url}/pin-builder/`);
    await page.getByRole('button', { name: 'Crop and adjust' }).click();
    const editor = page.getByRole('dialog', { name: 'Crop and adjust' });
    await editor.getByRole('button', { name: '3:4' }).click();
    await editor.getByText('Keeps 1,200 × 1,600 of 1,200 × 1,680 px').waitFor();
    await editor.getByRole('button', { name: 'Bottom right corner' }).focus();
    await page.keyboard.press('Shift+ArrowLeft');
    await editor.getByText('Keeps 1,080 × 1,440 of').waitFor();
    await page.keyboard.press('ArrowLeft');
    await editor.getByText('Keeps 1,068 × 1,424 of').waitFor();
    await page.keyboard.press('Control+z');
    await editor.getByText('Keeps 1,200 × 1,600 of').waitFor();
    await page.keyboard.press('Control+Shift+z');
    await editor.getByText('Keeps 1,068 × 1,424 of').waitFor();
    const corner = await editor.getByRole('button', { name: 'Top left corner' }).boundingBox();
    await page.mouse.move(corner!.x + 22, corner!.y + 22);
    await page.mouse.down();
    await page.mouse.move(corner!.x + 82, corner!.y + 102, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => editor.getByLabel('Width in px').inputValue().then(Number)).toBeLessThan(1_000);
    await editor.getByLabel('Width in px').fill('600');
    await editor.getByText('Keeps 600 × 800 of').waitFor();
    await editor.getByLabel('Straighten').focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await editor.getByLabel('Angle in degrees').inputValue()).toBe('1.1');
    await editor.getByLabel('Brightness').fill('36');
    await editor.getByRole('button', { name: 'Done' }).click();
    await editor.waitFor({ state: 'hidden' });
    await page.getByText('Draft saved').waitFor();
    await page.reload();
    // The changes are the draft's: they are there again, and can be changed.
    await page.getByRole('button', { name: 'Crop and adjust' }).click();
    await editor.getByText('Keeps 600 × 800 of').waitFor();
    await editor.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('link', { name: 'See it' }).click();
    await page.waitForURL(/\/pin\/\w+\//);
    const shown = page.getByRole('article').first().locator('img').first();
    await expect
      .poll(() => shown.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => naturalWidth / naturalHeight))
      .toBeCloseTo(0.75, 2);
  });
});
