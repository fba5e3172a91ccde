import type { Board } from '@bowerbird/contract/pinning/boards/records.ts';
import { PinDraftsResource } from '@bowerbird/contract/creation/pin-drafts/calls.ts';
import { describe, expect, it } from 'vitest';
import { makeBoard, makePin } from './support/content.ts';
import { drawPicture } from './support/pictures.ts';
import { setStage } from './support/stage.ts';

describe('products on a picture', () => {
  let rooms: Board;
  const stage = setStage({
    prepare: async ({ person }) => {
      rooms = await makeBoard(await person('ines'), 'Rooms');
    },
  });

  it('are tagged in the builder, published, and shopped by a stranger', async () => {
    const [ines, mei] = [await stage.person('ines'), await stage.person('mei')];
    const shop = await makeBoard(mei, 'Lamps');
    const lamp = await makePin(mei, shop, 'Field lamp');
    const { image_signature } = await ines.upload(await drawPicture());
    const items = [{ id: 'first', image_signature, tags: [{ pin_tag_key: 'lamp', x: 0.3, y: 0.4, objects: [{ pin_id: lamp.id }] }] }];
    await ines.call(PinDraftsResource.create, { creation_id: 'room', title: 'A blue room', board_id: rooms.id, items });

    const { page } = await stage.as(ines);
    await page.goto(`${stage.url}/pin-builder/`);
    await page.getByRole('button', { name: '1 tagged product place' }).click();
    const editor = page.getByRole('dialog', { name: 'Tag products' });
    await editor.getByRole('button', { name: 'Tag', exact: true }).click();
    await editor.getByRole('button', { name: 'By link' }).click();
    await editor.getByRole('textbox', { name: 'Tag 2' }).fill('https://oakroom.example/chest');
    await editor.getByRole('button', { name: 'Add this product' }).click();
    await editor.getByText('oakroom.example').first().waitFor();
    // Until its page is read, the product is called by the words of its address.
    await editor.getByRole('button', { name: 'Tag 2: Chest' }).press('Shift+ArrowDown');
    await editor.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: '2 tagged product places' }).waitFor();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('link', { name: 'See it' }).click();
    await page.getByRole('heading', { name: 'A blue room' }).waitFor();
    const address = page.url();

    const { page: strangers } = await stage.stranger();
    await strangers.goto(address);
    const list = strangers.getByRole('region', { name: 'Shop the look' });
    await expect.poll(() => list.getByRole('listitem').count()).toBe(2);
    await strangers.getByRole('button', { name: 'Product: Field lamp' }).click();
    await strangers
      .getByRole('group', { name: 'Products on the picture' })
      .getByRole('link', { name: /Field lamp/ })
      .click();
    await strangers.getByRole('heading', { name: 'Field lamp' }).waitFor();
  });
});
