import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { strangerRecord } from '../../../testing/stranger-record.ts';
import { mount, type MountOptions } from '../../../testing/mount.tsx';
import { ShortcutsKey } from './shortcuts-key.tsx';

function Page() {
  return (
    <>
      <input aria-label="Title" />
      <ShortcutsKey />
    </>
  );
}

const list = () => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

describe('the list of keys', () => {
  it('opens by “?”, names the keys of the pins, and closes by Esc', async () => {
    await mount(<Page />);
    await userEvent.keyboard('?');
    const pins = list().getByRole('region', { name: 'Among pins' });
    await expect.element(pins.getByText('Next or previous pin')).toBeVisible();
    await expect.element(pins.getByText('Page Down', { exact: true })).toBeVisible();
    await expect.element(list().getByRole('region', { name: 'Moderators’ page' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(list()).not.toBeInTheDocument();
  });

  it('names the keys of the page for moderators to them', async () => {
    const viewer = { ...strangerRecord, id: '3', is_moderator: true };
    await mount(<Page />, { state: { session: { userId: '3', settings: {}, viewer } } as MountOptions['state'] });
    await userEvent.keyboard('?');
    const care = list().getByRole('region', { name: 'Moderators’ page' });
    for (const words of ['Next or previous case', 'Decide while writing the reason'])
      await expect.element(care.getByText(words)).toBeVisible();
    for (const key of ['J', 'K', 'N', 'W', 'H', 'R', 'L', 'S'])
      expect(care.getByText(key, { exact: true }).elements().length).toBeGreaterThan(0);
  });

  it('stays closed while a question mark is typed', async () => {
    await mount(<Page />);
    const title = page.getByRole('textbox', { name: 'Title' });
    await title.fill('Why');
    await title.click();
    await userEvent.keyboard('?');
    await expect.element(title).toHaveValue('Why?');
    await expect.element(list()).not.toBeInTheDocument();
  });
});
