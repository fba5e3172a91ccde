import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount } from '../../../testing/mount.tsx';
import { HiddenComments } from './hidden-comments.tsx';

const sam = { type: 'user', id: '7', username: 'sam_doyle', fullName: 'Sam Doyle', imageSmallUrl: null, profileUrl: '/sam_doyle/' };
const rude = { type: 'aggregatedcomment', id: '4', user: sam, text: 'What an ugly jug', pin_id: '9', board_id: null, parent_id: null };

describe('the list of comments that somebody hid', () => {
  it('shows one again at a press, which then leaves the list', async () => {
    let hidden = [rude];
    const { sent } = await mount(<HiddenComments />, {
      answer: ({ name }) => {
        if (name === 'HiddenCommentsResource.get') return hidden;
        hidden = [];
        return null;
      },
    });
    await expect.element(page.getByText('What an ugly jug')).toBeVisible();
    await page.getByRole('button', { name: 'Show the comment of Sam Doyle again' }).click();
    await expect.element(page.getByText('No hidden comments.')).toBeVisible();
    expect(sent).toContainEqual({ name: 'HiddenCommentsResource.delete', input: { comment_id: '4' } });
  });
});
