import { page } from 'vitest/browser';
import { vi } from 'vitest';
import { strangerRecord } from '../../../../testing/stranger-record.ts';
import { mount, type MountOptions } from '../../../../testing/mount.tsx';
import { ConversationView } from '../conversation-view.tsx';

export const noor = {
  session: {
    userId: '3',
    settings: { origin: location.origin },
    viewer: { ...strangerRecord, id: '3', username: 'noor_haddad', full_name: 'Noor Haddad' },
  },
} as MountOptions['state'];
export const person = (id: string, fullName: string) => ({
  type: 'user',
  id,
  fullName,
  username: id,
  imageSmallUrl: null,
  profileUrl: `/${id}/`,
});
export const [mei, own] = [person('5', 'Mei Tan'), person('3', 'Noor Haddad')];
export const message = (id: string, text: string, sender: object = mei, more: object = {}) => ({
  type: 'message',
  id,
  conversation_id: '1',
  text,
  sender,
  created_at: '2026-01-05T10:00:00Z',
  created_ms: Date.parse('2026-01-05T10:00:00Z') + Number(id),
  deleted: false,
  carries: null,
  pin: null,
  board: null,
  user: null,
  image: null,
  reply_to: null,
  reaction_counts: {},
  reaction_by_me: 0,
  ...more,
});
export const conversation = (more: object = {}) => ({
  type: 'conversation',
  id: '1',
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
  last_message: message('11', 'Found the wall'),
  messages: [],
  ...more,
});

export const field = () => page.getByLabelText('Message Mei Tan');
export const send = () => page.getByRole('button', { name: 'Send', exact: true });
export const log = () => page.getByRole('log', { name: 'Conversation with Mei Tan' });

/** Shows a conversation with these messages, the newest first; other calls are answered as the test says. */
export function show(messages: readonly object[], { about = {}, answer }: { about?: object; answer?: MountOptions['answer'] } = {}) {
  const onLeft = vi.fn();
  const mounted = mount(<ConversationView id="1" onLeft={onLeft} />, {
    state: noor,
    answer: (call) => {
      if (call.name === 'ConversationMessagesResource.get') return messages;
      if (call.name === 'ConversationResource.get') return conversation(about);
      return answer?.(call);
    },
  });
  return mounted.then((all) => ({ ...all, onLeft }));
}
