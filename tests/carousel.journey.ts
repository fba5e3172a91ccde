import { PinDraftsResource } from '@bowerbird/contract/creation/pin-drafts/calls.ts';
import { SponsorshipResource } from '@bowerbird/contract/creation/sponsorships/calls.ts';
import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeBoard, makePin } from './support/content.ts';
import { drawPicture } from './support/pictures.ts';
import { setStage } from './support/stage.ts';

describe('a pin of several pictures', () => {
  let board: Board;
  const stage = setStage({
    prepare: async ({ person }) => {
      board = await makeBoard(await person('ines'), 'Tiles');
    },
  });

  it('is made in the builder, and turned by arrows, dots and keys', async () => {
    const ines = await stage.person('ines');
    const { image_signature } = await ines.upload(await drawPicture());
    const items = [{ id: 'one', image_signature }];
    await ines.call(PinDraftsResource.create, { creation_id: 'steps', title: 'Laying tiles', board_id: board.id, items });
    const { page } = await stage.as(ines);
    await page.goto(`${stage.url}/pin-builder/`);
    const folder = await mkdtemp(join(tmpdir(), 'carousel-'));
    const files = await Promise.all(
      ['two.jpg', 'three.jpg'].map(async (name) => {
        await writeFile(join(folder, name), await drawPicture());
        return join(folder, name);
      }),
    );
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Add to this pin' }).click();
    await (await chooser).setFiles(files);
    const list = page.getByRole('list', { name: 'Pictures of this pin' });
    await expect.poll(() => list.getByRole('listitem').count()).toBe(3);
    await list.getByRole('button', { name: 'Picture 2', exact: true }).click();
    await page.getByLabel('Title').first().fill('Mix the glue');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('link', { name: 'See it' }).click();
    await page.getByRole('heading', { name: 'Laying tiles' }).waitFor();

    const carousel = page.locator('[aria-roledescription="carousel"]');
    await carousel.getByRole('button', { name: 'Next picture' }).click();
    await carousel.getByText('Mix the glue').waitFor();
    await page.keyboard.press('ArrowRight');
    const isLast = () => carousel.getByRole('button', { name: 'Picture 3 of 3' }).getAttribute('aria-current');
    await expect.poll(isLast).toBe('true');
    await page.goto(`${stage.url}/inesduarte/`);
    await page.goBack();
    await expect.poll(isLast).toBe('true');
    await carousel.getByRole('button', { name: 'Picture 1 of 3' }).click();
    await expect.poll(() => carousel.getByRole('button', { name: 'Picture before' }).count()).toBe(0);

    await page.goto(`${stage.url}/inesduarte/tiles/`);
    await page.getByRole('article').filter({ hasText: 'Laying tiles' }).getByText('3', { exact: true }).waitFor();
  });

  it('or of one is sponsored once its sponsor agrees, and says so until one side ends it', async () => {
    const [ines, mei] = [await stage.person('ines'), await stage.person('mei')];
    const pin = await makePin(ines, board, 'A paid tile');
    const { page: hers } = await stage.as(ines);
    await hers.goto(`${stage.url}/pin/${pin.id}/`);
    await hers.getByRole('button', { name: 'Add a sponsor' }).click();
    await hers.getByLabel('Username of the sponsor').fill(mei.username);
    await hers.getByRole('button', { name: 'Ask them' }).click();
    await hers.getByText('You asked').waitFor();

    const { page } = await stage.as(mei);
    await page.goto(`${stage.url}/pin/${pin.id}/`);
    await page.getByText('You are asked to confirm that you pay for this pin.').waitFor();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Sponsored by').waitFor();
    await page.goto(`${stage.url}/inesduarte/tiles/`);
    await page
      .getByText(/^Sponsored by/)
      .first()
      .waitFor();

    await mei.call(SponsorshipResource.delete, { pin_id: pin.id });
    await hers.reload();
    await hers.getByText('The sponsor ended this sponsorship.').waitFor();
    await hers.getByRole('button', { name: 'Remove the sponsorship' }).click();
    await hers.getByRole('button', { name: 'Add a sponsor' }).waitFor();
  });
});
