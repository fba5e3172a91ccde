import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount } from '../../../testing/mount.tsx';
import { ConversationList } from './conversation-list.tsx';
import { conversation, mei, message, noor } from './testing/conversation-cast.tsx';

/** A conversation whose last message, by Mei, says this. */
const talk = (id: string, text: string) => conversation({ id, last_message: message(`1${id}`, text, mei, { conversation_id: id }) });

describe('the list of conversations', () => {
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
