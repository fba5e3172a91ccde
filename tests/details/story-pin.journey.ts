import { describe, expect, it } from 'vitest';
import { setStoryPinScene } from '../scenes/story-pin.scene.ts';

describe('an idea pin', () => {
  const scene = setStoryPinScene();
  const { stage, viewerOf, shows } = scene;

  it('shows captions when asked, and the whole screen until Esc', async () => {
    const { page } = await stage.as(await stage.person('ines'));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${stage.url}/pin/${scene.pin.id}/`);
    const captions = viewerOf(page).getByRole('button', { name: 'Captions' });
    expect(await captions.getAttribute('aria-pressed')).toBe('false');
    await captions.click();
    await viewerOf(page).getByText('A plate of oranges').waitFor();
    await page.keyboard.press('c');
    await expect.poll(() => captions.getAttribute('aria-pressed')).toBe('false');
    await viewerOf(page).getByRole('button', { name: 'Full screen', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Next page' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await shows(page, 'Page 2 of 3');
  });

  it('turns by itself, and stops while somebody holds it or presses Space', async () => {
    const { page } = await stage.as(await stage.person('ines'));
    await page.goto(`${stage.url}/pin/${scene.pin.id}/`);
    await viewerOf(page).getByRole('button', { name: 'Pause', exact: true }).waitFor();
    await shows(page, 'Page 2 of 3');
    await viewerOf(page).getByRole('button', { name: 'Next page' }).focus();
    await page.keyboard.press(' ');
    await viewerOf(page).getByRole('button', { name: 'Play', exact: true }).waitFor();
  });

  it('says all of its words without scripts, with its first picture', async () => {
    const html = await (await fetch(`${stage.url}/pin/${scene.pin.id}/`)).text();
    for (const words of ['Winter citrus', 'Slice across, not down', 'Salt at the end']) expect(html).toContain(words);
    expect(html).toContain('alt="A plate of oranges"');
    expect(html).toContain('"@type":"Recipe"');
  });
});
