import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount } from '../../../testing/mount.tsx';
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
    await userEvent.keyboard('{Escape}');
    await expect.element(list()).not.toBeInTheDocument();
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
