import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { strangerRecord } from '../../../testing/stranger-record.ts';
import { mount, type MountOptions } from '../../../testing/mount.tsx';
import { ConversationList } from './conversation-list.tsx';

const state = {
  session: { userId: '3', settings: { origin: location.origin }, viewer: { ...strangerRecord, id: '3', username: 'noor_haddad' } },
} as MountOptions['state'];
const mei = { type: 'user', id: '5', fullName: 'Mei Tan', username: 'mei_tan', imageSmallUrl: null, profileUrl: '/mei_tan/' };

/** A conversation whose last message, by Mei, says this. */
const talk = (id: string, text: string) => ({
  type: 'conversation',
  id,
  created_at: '2026-01-05T10:00:00Z',
  name: null,
  is_group: false,
  users: [mei],
  emails: [],
  asked: [],
  board: null,
  unread: 0,
  muted: false,
  is_request: false,
  requested_by: null,
  read_marks: [],
  last_message: {
    type: 'message',
    id: `1${id}`,
    conversation_id: id,
    text,
    sender: mei,
    created_at: '2026-01-05T10:00:00Z',
    created_ms: Date.parse('2026-01-05T10:00:00Z'),
    deleted: false,
    carries: null,
    pin: null,
    board: null,
    user: null,
    image: null,
    reply_to: null,
    reaction_counts: {},
    reaction_by_me: 0,
  },
  messages: [],
});

describe('the list of conversations', () => {
  it('says what a message leads to instead of its address', async () => {
    const texts = [
      `${location.origin}/topics/garden/`,
      `${location.origin}/today/article/one-blue-thing/7/`,
      `For spring\n${location.origin}/topics/garden/`,
      'https://other.example/topics/garden/',
    ];
    await mount(<ConversationList onRequests={() => undefined} onNew={() => undefined} />, {
      state,
      answer: ({ name }) => (name === 'ConversationsResource.get' ? texts.map((text, index) => talk(`${index + 1}`, text)) : []),
    });
    await expect.element(page.getByText('A topic', { exact: true })).toBeVisible();
    await expect.element(page.getByText('A story', { exact: true })).toBeVisible();
    await expect.element(page.getByText('For spring', { exact: true })).toBeVisible();
    await expect.element(page.getByText('https://other.example/topics/garden/')).toBeVisible();
    expect(document.querySelector('main')!.textContent).not.toContain(location.origin);
  });
});
