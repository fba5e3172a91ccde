import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { setShareScene } from './scenes/share.scene.ts';
import { makeBoard, makePin } from './support/content.ts';

describe('sharing', () => {
  const scene = setShareScene();
  const { stage, tagsOf } = scene;
  let secret: Board;
  let hidden: Pin;
  beforeAll(async () => {
    const ines = await stage.person('ines');
    secret = await makeBoard(ines, 'A surprise', { privacy: 'secret' });
    hidden = await makePin(ines, secret, 'The present');
  });

  it('leads on from what was sent, and back to it', async () => {
    const { page } = await stage.as(await stage.person('noor'));
    await page.goto(`${stage.url}/pin/${scene.jug.id}/sent`);
    await page.getByRole('heading', { name: 'Sent', level: 1 }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Messages' }).waitFor();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('dialog', { name: 'Share' }).getByLabel('Send to').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Back to the pin' }).click();
    await page.waitForURL(`${stage.url}/pin/${scene.jug.id}/`);
    const stranger = await fetch(`${stage.url}/pin/${hidden.id}/sent/`, { headers: { accept: 'text/html' } });
    expect(stranger.status).toBe(404);
  });

  it('keeps a secret board and its pins from strangers, and from others who are signed in: they are not there', async () => {
    for (const path of [secret.url, `/pin/${hidden.id}/`]) {
      const { status, tags } = await tagsOf(path);
      expect(status).toBe(404);
      expect(JSON.stringify(tags)).not.toMatch(/surprise|present/);
      const tab = await stage.as(await stage.person('noor'));
      tab.expect(/status of 404/);
      const response = await tab.page.goto(stage.url + path);
      expect(response?.status()).toBe(404);
      await tab.page.getByRole('heading', { name: 'This page flew off' }).waitFor();
    }
  });
});
