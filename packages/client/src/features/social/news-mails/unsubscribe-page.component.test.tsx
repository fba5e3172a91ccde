import { page } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { mount, refusal } from '../../../testing/mount.tsx';
import { Unsubscribe } from './unsubscribe-page.tsx';

describe('the page that ends mails', () => {
  it('asks first, and ends them after a press alone', async () => {
    const { sent } = await mount(<Unsubscribe token="7.board_invite.abc" />, { answer: () => ({ list: 'board_invite' }) });
    await expect.element(page.getByText('Get no more mails about “Invites to boards”?')).toBeVisible();
    expect(sent).toEqual([]);
    await page.getByRole('button', { name: 'Stop them' }).click();
    await vi.waitFor(() =>
      expect(sent.at(-1)).toMatchObject({ name: 'MailSubscriptionResource.delete', input: { token: '7.board_invite.abc' } }),
    );
    await expect.element(page.getByRole('status')).toHaveTextContent('Done. You get no more of these mails.');
  });

  it('ends what people have sent to an address, without a way to settings that nobody has', async () => {
    await mount(<Unsubscribe token="Vis.address.abc" />, { answer: () => ({ list: 'address' }) });
    await expect.element(page.getByText('Get no more mails that people have sent to your address?')).toBeVisible();
    expect(page.getByRole('link', { name: 'All settings of notifications' }).elements()).toEqual([]);
    await page.getByRole('button', { name: 'Stop them' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Done. Nobody can have mails sent to your address any more.');
  });

  it('leads to the settings where the link is not whole, or nobody signed it', async () => {
    await mount(<Unsubscribe token="7.digest.no" />, {
      answer: () => {
        throw refusal('dead_token');
      },
    });
    await page.getByRole('button', { name: 'Stop them' }).click();
    await expect.element(page.getByText('This link is not whole. You find the same choice in your settings.')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'All settings of notifications' }))
      .toHaveAttribute('href', '/settings/notifications/');
  });
});
