import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { strangerRecord } from '../../../testing/stranger-record.ts';
import { loginStates } from '@bowerbird/domain/identity/login-state.ts';
import { mount, type MountOptions } from '../../../testing/mount.tsx';
import { MessageButton } from './message-button.tsx';
import { readNewTalk } from './new-talk-link.ts';

const viewer = { ...strangerRecord, id: '3', login_state: loginStates.loggedIn, should_show_messaging: true };
const as = (more: object) => ({ session: { userId: '3', viewer: { ...viewer, ...more } } }) as MountOptions['state'];

describe('the button that begins a message to somebody', () => {
  it('opens it beside the page, and leads phones to a page that begins with them', async () => {
    await page.viewport(1280, 900);
    const { store } = await mount(<MessageButton userId="5" />, { state: as({}) });
    const button = page.getByRole('link', { name: 'Message' });
    const { search } = new URL(button.element().getAttribute('href')!, 'http://page');
    expect(readNewTalk(new URLSearchParams(search))).toMatchObject({ to: '5' });
    await button.click();
    expect(store.getState().talk.view).toEqual({ kind: 'new', to: '5' });
  });

  it.each([
    ['came in without a password', { login_state: loginStates.limited }],
    ['takes no messages', { should_show_messaging: false }],
  ])('is not there for who %s', async (_who, more) => {
    await mount(<MessageButton userId="5" />, { state: as(more) });
    await expect.element(page.getByRole('link')).not.toBeInTheDocument();
  });

  it('reads no address that names nobody', () => {
    expect(readNewTalk(new URLSearchParams('view=new&to=x&pin=9'))).toEqual({ carries: { pin: '9' } });
  });
});
