import { KeptCopiesResource, KeptCopyResource } from '@bowerbird/contract/pinning/kept-copies/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { openDatabase } from '@bowerbird/server/core/database/database.ts';
import { createSafeFetch } from '@bowerbird/server/core/safe-fetch/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBoard } from './support/content.ts';
import { openForeignSite, type ForeignSite } from './support/foreign-site.ts';
import { drawPicture } from './support/pictures.ts';
import { setStage } from './support/stage.ts';

const LAMP = 'http://harbour.org/lamp';
const sentence = 'The keeper lit the lamp at dusk, and ships went by in a line. ';
const pages: Record<string, string> = {
  '/lamp': `<head><title>The lamp of the harbour</title></head><body><nav>Menu</nav>
    <article><h2>At dusk</h2><p>${sentence.repeat(16)}</p><p>${sentence.repeat(3)}</p></article></body>`,
};

describe('the page behind a pin', () => {
  let site: ForeignSite;
  // The instance reads the site as it would any other of the web.
  const safeFetch = createSafeFetch({
    resolve: async () => ['127.0.0.1'],
    allowAddress: (address) => address === '127.0.0.1',
    realPort: () => Number(new URL(site.url).port),
  });
  const stage = setStage({ safeFetch });
  beforeAll(async () => void (site = await openForeignSite(pages)));
  afterAll(() => site?.close());

  /** As if the page had been looked for in vain for days. */
  async function markGone(): Promise<void> {
    const db = openDatabase({ url: stage.databaseUrl, poolSize: 1 });
    await db.updateTable('links').set({ health: 2, health_since: new Date() }).where('url', '=', LAMP).execute();
    await db.destroy();
  }

  it('is read after it is gone by whoever pinned it, who takes all copies away when they like', async () => {
    const ines = await stage.person('ines');
    const board = await makeBoard(ines, 'Lamps');
    const { image_signature } = await ines.upload(await drawPicture());
    const pin = await ines.call(PinResource.create, { board_id: board.id, image_signature, title: 'A lamp', link: LAMP });
    await expect.poll(async () => (await ines.call(PinResource.get, { id: pin.id })).keptCopyAt, { timeout: 30_000 }).not.toBeNull();
    delete pages['/lamp'];
    await markGone();

    const { page } = await stage.as(ines);
    await page.goto(`${stage.url}/pin/${pin.id}/`);
    await page.getByRole('button', { name: 'Read the kept copy' }).first().click();
    const copy = page.getByRole('dialog', { name: 'The lamp of the harbour' });
    await copy.getByRole('heading', { name: 'At dusk' }).waitFor();
    await copy.getByText(sentence.trim()).first().waitFor();

    const stranger = await stage.stranger();
    await stranger.page.goto(`${stage.url}/pin/${pin.id}/`);
    await stranger.page.getByRole('heading', { name: 'A lamp' }).first().waitFor();
    expect(await stranger.page.getByRole('button', { name: 'Read the kept copy' }).count()).toBe(0);

    await ines.call(KeptCopiesResource.delete, {});
    await expect(ines.call(KeptCopyResource.get, { pin_id: pin.id })).rejects.toThrow();
    await page.reload();
    await page.getByRole('heading', { name: 'A lamp' }).first().waitFor();
    expect(await page.getByRole('button', { name: 'Read the kept copy' }).count()).toBe(0);
  });
});
