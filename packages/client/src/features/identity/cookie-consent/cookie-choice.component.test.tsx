import { page } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { mount, refusal } from '../../../testing/mount.tsx';
import { CookieChoice } from './cookie-choice.tsx';

const none = { allow_personalization_cookies: false, allow_analytic_cookies: false, allow_marketing_cookies: false };
const kind = (name: string) => page.getByRole('switch', { name: new RegExp(`^${name}`, 'u') });

describe('the choice of cookies', () => {
  it('shows each press at once, and sends one after the other', async () => {
    const replies: ((consent: object) => void)[] = [];
    const { sent } = await mount(<CookieChoice />, {
      answer: ({ name }) => (name.endsWith('.get') ? none : new Promise((resolve) => replies.push(resolve))),
    });
    await kind('Analytics').click();
    await kind('Marketing').click();
    await expect.element(kind('Marketing')).toBeChecked();
    expect(sent.at(-1)!.input).toEqual({ allow_analytic_cookies: true });
    replies[0]!({ ...none, allow_analytic_cookies: true });
    await vi.waitFor(() => expect(sent.at(-1)!.input).toEqual({ allow_marketing_cookies: true }));
    await expect.element(kind('Analytics')).toBeChecked();
    await expect.element(kind('Marketing')).toBeChecked();
  });

  it('goes back to what is allowed when it cannot be kept, and says so', async () => {
    const { store } = await mount(<CookieChoice />, {
      answer: ({ name }) => {
        if (name.endsWith('.get')) return none;
        throw refusal('unknown');
      },
    });
    await page.getByRole('button', { name: 'Allow all' }).click();
    await vi.waitFor(() => expect(store.getState().toasts.current?.message).toBe('cookies.notKept'));
    for (const name of ['Analytics', 'Marketing']) await expect.element(kind(name)).not.toBeChecked();
  });
});
