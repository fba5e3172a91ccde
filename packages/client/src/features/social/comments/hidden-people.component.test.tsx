import { page } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { mount } from '../../../testing/mount.tsx';
import { HiddenPeople } from './hidden-people.tsx';

const sam = { type: 'user', id: '7', username: 'sam_doyle', fullName: 'Sam Doyle', imageSmallUrl: null, profileUrl: '/sam_doyle/' };

describe('the list of people whose comments somebody hid', () => {
  it('shows one again at a press, who then leaves the list', async () => {
    const { sent } = await mount(<HiddenPeople />, { answer: ({ name }) => (name === 'HiddenCommentersResource.get' ? [sam] : null) });
    await page.getByRole('button', { name: 'Show the comments of Sam Doyle again' }).click();
    await vi.waitFor(() => expect(sent.at(-1)).toEqual({ name: 'HiddenCommentersResource.delete', input: { user_id: '7' } }));
    await expect.element(page.getByText('You hide nobody’s comments.')).toBeVisible();
  });
});
