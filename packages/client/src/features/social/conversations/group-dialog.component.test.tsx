import { page } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { strangerRecord } from '../../../testing/stranger-record.ts';
import { mount, type MountOptions } from '../../../testing/mount.tsx';
import { ConversationView } from './conversation-view.tsx';
import live from './conversations.live.ts';

const noor = {
  session: { userId: '3', viewer: { ...strangerRecord, id: '3', username: 'noor_haddad', full_name: 'Noor Haddad' } },
} as MountOptions['state'];
const person = (id: string, fullName: string) => ({ type: 'user', id, fullName, username: id, imageSmallUrl: null, profileUrl: `/${id}/` });
const [mei, tomas, ada] = [person('5', 'Mei Tan'), person('6', 'Tomás Ibarra'), person('7', 'Ada Lane')];
const group = {
  type: 'conversation',
  id: '1',
  name: 'Hallway',
  is_group: true,
  users: [mei, tomas],
  emails: [],
  board: null,
  asked: ['6'],
  unread: 0,
  muted: false,
  is_request: false,
  requested_by: null,
  read_marks: [],
  last_message: null,
  messages: [],
};

describe('the people of a group', () => {
  it('stand behind its name, each with a link, and more are asked in from there', async () => {
    const { sent } = await mount(<ConversationView id="1" onLeft={() => undefined} />, {
      state: noor,
      answer: ({ name }) => {
        if (name === 'ConversationMessagesResource.get') return [];
        if (name === 'ShareSuggestionsResource.get')
          return [mei, ada].map((one) => ({ kind: 'user', id: one.id, name: null, users: [one] }));
        return name === 'ConversationResource.update' ? { ...group, users: [mei, tomas, ada] } : group;
      },
    });
    await page.getByRole('button', { name: 'Hallway Show who is in it' }).click();
    const members = page.getByRole('list', { name: 'Who is in it' });
    await expect.element(members.getByRole('link', { name: 'Tomás Ibarra @6 Has not joined yet' })).toHaveAttribute('href', '/6/');
    await expect.element(members.getByRole('link', { name: 'You @noor_haddad' })).toBeVisible();
    await page.getByRole('button', { name: 'Invite more people' }).click();
    await page.getByRole('button', { name: 'Ada Lane @7' }).click();
    expect(page.getByRole('button', { name: 'Mei Tan @5' }).elements()).toEqual([]);
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await expect.element(members.getByRole('link', { name: 'Ada Lane @7' })).toBeVisible();
    expect(sent).toContainEqual({ name: 'ConversationResource.update', input: { conversation_id: '1', user_ids: ['7'] } });
  });
});

it('a group that one leaves is asked for nothing more', async () => {
  const onLeft = vi.fn();
  const { sent, store } = await mount(<ConversationView id="1" onLeft={onLeft} />, {
    state: noor,
    answer: ({ name }) => {
      if (name === 'ConversationResource.delete') return null;
      return name === 'ConversationMessagesResource.get' ? [] : group;
    },
  });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Leave the group' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave the group' }).click();
  await expect.poll(() => onLeft.mock.calls.length).toBe(1);
  await store.dispatch(live.find(({ name }) => name === 'conversation.left')!.apply({ conversationId: '1' } as never));
  await new Promise((done) => setTimeout(done, 200));
  expect(sent.at(-1)!.name).toBe('ConversationResource.delete');
});
