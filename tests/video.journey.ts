import { renderVideo } from '@bowerbird/demo/render/moving.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBoard } from './support/content.ts';
import { drawBall } from './support/moving.ts';
import { setStage } from './support/stage.ts';

describe('making a pin of a video', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bowerbird-journey-'));
    await writeFile(join(folder, 'wheel.mov'), await renderVideo(drawBall('video', 'Wheel')));
    await writeFile(join(folder, 'notes.mp4'), 'These are only words.');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const stage = setStage({
    prepare: async ({ person }) => {
      await makeBoard(await person('ines'), 'Wheels');
      await person('noor');
    },
  });

  it('sends it, makes it ready, changes its cover, publishes it, and plays it', async () => {
    const { page } = await stage.as(await stage.person('ines'));
    await page.goto(`${stage.url}/pin-builder/`);
    await page.locator('input[type="file"][multiple]').setInputFiles([join(folder, 'wheel.mov'), join(folder, 'notes.mp4')]);
    await page.getByText('is not a video that we can read.').waitFor({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Edit the video' }).waitFor({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Edit the video' }).click();
    await page.getByRole('button', { name: 'Set “Cover” here' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByText('Making the video ready to play').waitFor();
    await page.getByRole('button', { name: 'Edit the video' }).waitFor({ timeout: 30_000 });
    await page.getByLabel('Title').fill('Wheel');
    await page.getByLabel('Board', { exact: true }).click();
    await page.getByRole('dialog', { name: 'Save to' }).getByRole('button', { name: 'Wheels' }).click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('Your pin is published.').waitFor();
    await page.getByRole('link', { name: 'See it' }).click();
    await page.waitForURL(/\/pin\/\w+\//);
    const film = page.getByRole('article').first().locator('video');
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime), { timeout: 15_000 }).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Speed and more' }).click();
    await page.getByRole('menuitemradio', { name: '1.5×' }).click();
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(1.5);
  });

  it('goes on after a reload with what has arrived, and asks nobody for the file', async () => {
    const noor = await stage.person('noor');
    const { page } = await stage.as(noor);
    let begun = 0;
    page.on('request', (request) => void (begun += Number(request.method() === 'POST' && request.url().endsWith('/upload-video/'))));
    const cutOff = '**/upload-video/*';
    // Pieces leave and never arrive.
    await page.route(cutOff, async (route) => {
      if (route.request().method() !== 'PATCH') await route.continue();
    });
    await page.goto(`${stage.url}/pin-builder/`);
    const kept = page.waitForResponse((response) => (response.request().postData() ?? '').includes('upload_id'));
    const piece = page.waitForRequest((request) => request.method() === 'PATCH');
    await page.locator('input[type="file"][multiple]').setInputFiles(join(folder, 'wheel.mov'));
    await piece;
    await page.getByLabel('Title').fill('Wheel after a cut');
    await kept;
    await page.unroute(cutOff);
    // The browser has the file still, so it goes on where it was cut.
    await page.reload();
    await page.getByText('Making the video ready to play').waitFor({ timeout: 30_000 });
    await page.reload();
    // Nobody is asked for the file again: the server has all of it.
    await page.getByRole('button', { name: 'Edit the video' }).waitFor({ timeout: 30_000 });
    expect(await page.getByLabel('Title').inputValue()).toBe('Wheel after a cut');
    expect(begun).toBe(1);
    const elsewhere = await stage.as(noor);
    await elsewhere.page.goto(`${stage.url}/pin-builder/`);
    await elsewhere.page.getByRole('button', { name: 'Edit the video' }).waitFor();
  });
});
