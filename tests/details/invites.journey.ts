import type { Page } from 'playwright-core';
import { InviteCodesResource } from '@bowerbird/contract/social/invites/calls.ts';
import { describe, expect, it } from 'vitest';
import { setInvitesScene } from '../scenes/invites.scene.ts';
import { settle } from '../support/layout.ts';

describe('a link that somebody hands on', () => {
  const scene = setInvitesScene();
  const { stage, openShare, popover } = scene;

  const linkOf = async (name: 'ines' | 'noor', channel = 1) => {
    const [made] = await (await stage.person(name)).call(InviteCodesResource.create, { channels: [channel] });
    return `${stage.url}/pin/${scene.jug.id}/?invite_code=${made!.invite_code}`;
  };

  it('says nothing of its sender where they want no name in it', async () => {
    const { page } = await stage.as(await stage.person('ines'));
    const dialog = await openShare(page);
    const link = dialog.getByRole('textbox', { name: 'Link' });
    await expect.poll(() => link.inputValue()).toContain('invite_code');
    await dialog.getByRole('switch', { name: 'Say that it comes from me' }).click();
    await expect.poll(() => link.inputValue()).toBe(`${stage.url}/pin/${scene.jug.id}/`);
    await page.reload();
    const again = (await openShare(page)).getByRole('switch', { name: 'Say that it comes from me' });
    await expect.poll(() => again.isChecked()).toBe(false);
  });

  it('tells somebody signed in by a toast, and its sender nothing', async () => {
    const address = await linkOf('ines');
    const toast = (page: Page) => page.getByRole('region', { name: 'Messages' }).getByText('Ines Duarte');
    const noor = (await stage.as(await stage.person('noor'))).page;
    await noor.goto(address);
    await toast(noor).waitFor();
    expect(await popover(noor).count()).toBe(0);

    const own = (await stage.as(await stage.person('ines'))).page;
    const answered = own.waitForResponse((response) => response.url().includes('/resource/InviteMetadataResource/get/'));
    await own.goto(address);
    await (await answered).finished();
    await settle(own);
    expect(await toast(own).count()).toBe(0);
  });

  it('shows a stranger no popover on a phone, for a public channel, or for a code of nobody', async () => {
    const quiet = async (address: string, width?: number) => {
      const { page } = await stage.stranger(width === undefined ? {} : { width });
      const answered = page.waitForResponse((response) => response.url().includes('/resource/InviteMetadataResource/get/'));
      await page.goto(address);
      await (await answered).finished();
      await settle(page);
      expect(await popover(page).count()).toBe(0);
    };
    await quiet(await linkOf('ines', 9));
    await quiet(await linkOf('ines'), 390);
    await quiet(`${stage.url}/pin/${scene.jug.id}/?invite_code=aaaaaaaaaa`);
  });
});
