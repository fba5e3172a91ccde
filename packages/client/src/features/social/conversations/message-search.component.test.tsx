import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { strangerRecord } from '../../../testing/stranger-record.ts';
import { mount, type MountOptions } from '../../../testing/mount.tsx';
import { FoundMessages } from './message-search.tsx';

const noor = {
  session: { userId: '3', viewer: { ...strangerRecord, id: '3', username: 'noor_haddad', full_name: 'Noor Haddad' } },
} as MountOptions['state'];
const person = (id: string, fullName: string) => ({ type: 'user', id, fullName, username: id, imageSmallUrl: null, profileUrl: `/${id}/` });
const [own, mei, tomas] = [person('3', 'Noor Haddad'), person('5', 'Mei Tan'), person('6', 'Tomás Ibarra')];
const found = (id: string, sender: object, users: object[], conversation_name: string | null = null) => ({
  id,
  conversation_id: id,
  text: 'The blue wall',
  sender,
  created_at: '2026-01-05T10:00:00Z',
  conversation_name,
  users,
  emails: [],
});

describe('messages that were looked for', () => {
  it('stand under whom one talks with, and say who said the words', async () => {
    const answer = () => [found('1', own, [mei]), found('2', mei, [mei]), found('3', tomas, [mei, tomas], 'Hallway')];
    await mount(<FoundMessages term="wall" />, { state: noor, answer });
    const rows = page.getByRole('link');
    await expect.element(rows.nth(2)).toBeVisible();
    const lines = rows.elements().map((row) => [...row.children[1]!.children].map(({ textContent }) => textContent));
    expect(lines).toEqual([
      ['Mei Tan', 'You: The blue wall'],
      ['Mei Tan', 'The blue wall'],
      ['Hallway', 'Tomás Ibarra: The blue wall'],
    ]);
    await expect.element(rows.first()).toHaveAttribute('href', '/messages/1/?message=1');
    // The face is of whom one talks with, too: its letter is theirs.
    expect(rows.first().element().children[0]!.textContent).toBe('M');
  });
});
