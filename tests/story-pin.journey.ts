import { describe, it } from 'vitest';
import { setStoryPinScene } from './scenes/story-pin.scene.ts';

describe('an idea pin', () => {
  const scene = setStoryPinScene();
  const { stage, viewerOf, shows } = scene;

  it('is told by its card, and looked through by edges and keys', async () => {
    const { page } = await stage.as(await stage.person('ines'));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${stage.url}${scene.board.url}`);
    const card = page.getByRole('article').filter({ hasText: 'Citrus in ten minutes' });
    await card.getByText('3', { exact: true }).waitFor();
    await page.goto(`${stage.url}/pin/${scene.pin.id}/`);
    const viewer = viewerOf(page);
    await shows(page, 'Page 1 of 3');
    await viewer.getByRole('button', { name: 'Next page' }).click();
    await shows(page, 'Page 2 of 3');
    await page.keyboard.press('ArrowRight');
    await shows(page, 'Page 3 of 3');
    await page.keyboard.press('ArrowLeft');
    await shows(page, 'Page 2 of 3');
    await viewer.getByRole('button', { name: 'Page before' }).click();
    await shows(page, 'Page 1 of 3');
    // Whoever wants less motion turns each page themselves.
    await viewer.getByRole('button', { name: 'Play', exact: true }).waitFor();
  });
});
