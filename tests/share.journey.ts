import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import { describe, expect, it } from 'vitest';
import { makeBoard, makePin } from './support/content.ts';
import { setStage } from './support/stage.ts';

describe('sharing', () => {
  let tiles: Board;
  let secret: Board;
  let jug: Pin;
  let hidden: Pin;
  const stage = setStage({
    prepare: async ({ person }) => {
      const ines = await person('ines');
      tiles = await makeBoard(ines, 'Tiles', { description: 'Blue & white, mostly' });
      secret = await makeBoard(ines, 'A surprise', { privacy: 'secret' });
      jug = await makePin(ines, tiles, 'A <jug> & a bowl', { description: 'Seen in Porto.' });
      hidden = await makePin(ines, secret, 'The present');
    },
  });

  /** What a page tells a reader without JavaScript, such as the one that draws a preview in a chat. */
  async function tagsOf(path: string): Promise<{ status: number; canonical: string | undefined; tags: Record<string, string> }> {
    const response = await fetch(stage.url + path, { headers: { 'user-agent': 'Twitterbot/1.0', accept: 'text/html' } });
    const head = (await response.text()).split('</head>')[0]!;
    const tags = [...head.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g)].map(([, name, content]) => [
      name!,
      content!,
    ]);
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(head)?.[1];
    return { status: response.status, canonical, tags: Object.fromEntries(tags) as Record<string, string> };
  }

  it('leads on from what was sent, and back to it', async () => {
    const { page } = await stage.as(await stage.person('noor'));
    await page.goto(`${stage.url}/pin/${jug.id}/sent`);
    await page.getByRole('heading', { name: 'Sent', level: 1 }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Messages' }).waitFor();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('dialog', { name: 'Share' }).getByLabel('Send to').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Back to the pin' }).click();
    await page.waitForURL(`${stage.url}/pin/${jug.id}/`);
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
