import { loginStates } from '@bowerbird/domain/identity/login-state.ts';
import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { strangerRecord } from '../../../testing/stranger-record.ts';
import { mount, pageOf, type MountOptions } from '../../../testing/mount.tsx';
import { ConversationList } from './conversation-list.tsx';
import live from './conversations.live.ts';
import { conversation, mei, message, noor } from './testing/conversation-cast.tsx';

/** A conversation whose last message, by Mei, says this. */
const talk = (id: string, text: string) => conversation({ id, last_message: message(`1${id}`, text, mei, { conversation_id: id }) });

describe('the list of conversations', () => {
  it.each([
    ['while it is open', 'conversation.changed', { conversationId: '9' }],
    ['between the making of the page and the beginning of its stream', 'ready', {}],
  ])('shows a request that arrives %s', async (_when, name, data) => {
    const request = { ...talk('9', 'May I?'), is_request: true, requested_by: '5' };
    let requests: readonly object[] = [];
    const { store } = await mount(<ConversationList onRequests={() => undefined} onNew={() => undefined} />, {
      state: {
        session: { ...noor?.session, viewer: { ...strangerRecord, id: '3', login_state: loginStates.loggedIn } },
      } as MountOptions['state'],
      answer: (call) => {
        if (call.name === 'ContactRequestsResource.get') return requests;
        return call.name === 'ConversationResource.get' ? request : [talk('1', 'Hello')];
      },
    });
    await expect.element(page.getByText('Hello')).toBeVisible();
    await expect.element(page.getByText('1 request')).not.toBeInTheDocument();
    requests = [request];
    await store.dispatch(live.find((one) => one.name === name)!.apply(data as never));
    await expect.element(page.getByText('1 request')).toBeVisible();
  });

  it.each([
    [null, '2 requests'],
    ['next', '2+ requests'],
  ])('says how many requests there are, with more behind %s', async (bookmark, words) => {
    const requests = ['8', '9'].map((id) => ({ ...talk(id, 'May I?'), is_request: true, requested_by: '5' }));
    await mount(<ConversationList onRequests={() => undefined} onNew={() => undefined} />, {
      state: noor,
      answer: ({ name }) => (name === 'ContactRequestsResource.get' ? pageOf(requests, bookmark) : [talk('1', 'Hello')]),
    });
    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  });

  it('says what a message leads to instead of its address', async () => {
    const texts = [
      `${location.origin}/topics/garden/`,
      `${location.origin}/today/article/one-blue-thing/7/`,
      `For spring\n${location.origin}/topics/garden/`,
      'https://other.example/topics/garden/',
    ];
    await mount(<ConversationList onRequests={() => undefined} onNew={() => undefined} />, {
      state: noor,
      answer: ({ name }) => (name === 'ConversationsResource.get' ? texts.map((text, index) => talk(`${index + 1}`, text)) : []),
    });
    await expect.element(page.getByText('A topic', { exact: true })).toBeVisible();
    await expect.element(page.getByText('A story', { exact: true })).toBeVisible();
    await expect.element(page.getByText('For spring', { exact: true })).toBeVisible();
    await expect.element(page.getByText('https://other.example/topics/garden/')).toBeVisible();
    expect(document.querySelector('main')!.textContent).not.toContain(location.origin);
  });

  it('has a field to search that reads as the page does until something is typed', async () => {
    await mount(<ConversationList onRequests={() => undefined} onNew={() => undefined} />, {
      locale: 'ar',
      state: noor,
      answer: () => [],
    });
    const search = page.getByRole('searchbox');
    const direction = () => getComputedStyle(search.element()).direction;
    expect(direction()).toBe('rtl');
    await search.fill('Wallpaper');
    expect(direction()).toBe('ltr');
  });
});
