import type { Page } from 'playwright-core';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import { describe, expect, it } from 'vitest';
import { makeBoard, makePin } from './support/content.ts';
import { fillSignUp, sendButton } from './support/forms.ts';
import { setStage, type Stage } from './support/stage.ts';

describe('a link that somebody hands on', () => {
  let jug: Pin;
  const stage: Stage = setStage({
    prepare: async ({ person }) => {
      const ines = await person('ines');
      jug = await makePin(ines, await makeBoard(ines, 'Tiles'), 'Blue jug');
    },
  });

  const openShare = async (page: Page) => {
    await page.goto(`${stage.url}/pin/${jug.id}/`);
    await page.getByRole('article').first().getByRole('button', { name: 'Share' }).click();
    return page.getByRole('dialog', { name: 'Share' });
  };
  const popover = (page: Page) => page.getByRole('complementary', { name: 'Who shared this' });

  it('says who sent it, brings a stranger in, and tells the sender who came', async () => {
    const { page } = await stage.as(await stage.person('ines'));
    const dialog = await openShare(page);
    const link = dialog.getByRole('textbox', { name: 'Link' });
    await expect.poll(() => link.inputValue()).toMatch(/\/pin\/\d+\/\?invite_code=[A-Za-z0-9]{10}$/);
    const address = await link.inputValue();

    const guest = (await stage.stranger()).page;
    await guest.goto(address);
    await popover(guest).getByText('Ines Duarte shared this pin with you').waitFor();
    await popover(guest).getByRole('button', { name: 'Sign up' }).click();
    await guest.getByRole('dialog', { name: 'Save what Ines Duarte showed you' }).waitFor();
    await fillSignUp(guest, 'guest.of.ines@example.org');
    await sendButton(guest, 'Start collecting').click();
    await guest.getByRole('button', { name: 'Your account' }).first().waitFor();

    await page.goto(`${stage.url}/settings/invites/`);
    await expect
      .poll(async () => {
        await page.reload();
        return page.getByRole('listitem').filter({ hasText: 'Joined' }).count();
      })
      .toBe(1);
  });
});
