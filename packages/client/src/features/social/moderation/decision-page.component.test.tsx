import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { brokenNetwork, mount, refusal } from '../../../testing/mount.tsx';
import { Decision } from './decision-page.tsx';

const entry = {
  case_id: '4',
  target_type: 'user',
  title: 'Rex Bargain',
  decision: 'suspend',
  statement: 'The links lie.',
  decided_at: '2026-01-05T10:00:00Z',
  appeal: null as string | null,
  is_upheld: null as boolean | null,
  is_same_moderator: false,
  may_appeal: true,
};

describe('the page of a mailed decision', () => {
  it('says why, and takes an answer from who cannot log in', async () => {
    let shown = entry;
    const { sent } = await mount(<Decision token="4.9.1.abc" />, {
      answer: ({ name }) => {
        if (name === 'DecisionResource.update') shown = { ...entry, appeal: 'They are my shops.', may_appeal: false };
        return shown;
      },
    });
    await expect.element(page.getByText('The links lie.')).toBeVisible();
    await page.getByRole('button', { name: 'Appeal', exact: true }).click();
    await page.getByRole('textbox').fill('They are my shops.');
    await page.getByRole('button', { name: 'Send the appeal' }).click();
    await expect.element(page.getByText('Somebody else looks at your appeal.')).toBeVisible();
    expect(sent.find(({ name }) => name === 'DecisionResource.update')?.input).toEqual({ token: '4.9.1.abc', text: 'They are my shops.' });
  });

  it('says so where the link is not whole or too old', async () => {
    await mount(<Decision token="4.9.1.no" />, {
      answer: () => {
        throw refusal('dead_token');
      },
    });
    await expect.element(page.getByRole('alert')).toHaveTextContent('This link is not whole, or older than 30 days.');
    await expect.element(page.getByRole('link', { name: 'All about your account' })).toHaveAttribute('href', '/settings/account-status/');
  });

  it('asks again where only the network failed, and does not call the link dead', async () => {
    let isBroken = true;
    await mount(<Decision token="4.9.1.abc" />, {
      answer: () => {
        if (isBroken) throw brokenNetwork();
        return entry;
      },
    });
    await expect.element(page.getByRole('alert')).not.toHaveTextContent('This link is not whole');
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('The links lie.')).toBeVisible();
  });
});
