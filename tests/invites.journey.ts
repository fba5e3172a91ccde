import { describe, expect, it } from 'vitest';
import { setInvitesScene } from './scenes/invites.scene.ts';
import { fillSignUp, sendButton } from './support/forms.ts';

describe('a link that somebody hands on', () => {
  const { stage, openShare, popover } = setInvitesScene();

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
