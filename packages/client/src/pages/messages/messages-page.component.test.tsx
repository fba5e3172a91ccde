import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router';
import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { talkChanged } from '../../features/social/conversations/conversations.store.ts';
import { mount, type MountOptions } from '../../testing/mount.tsx';
import { strangerRecord } from '../../testing/stranger-record.ts';
import { newsRoute } from '../news/index.ts';
import { MessagesPage } from './messages-page.tsx';

/** A page alone, in a window of this width. */
async function open(Page: ComponentType, width: number) {
  await page.viewport(width, 800);
  const part = (
    <MemoryRouter>
      <Page />
    </MemoryRouter>
  );
  return mount(part, { answer: () => [] });
}

describe('the page of messages', () => {
  it.each(['en', 'de', 'ar'] as const)('says all of what its button for a new message does, in %s', async (locale) => {
    await page.viewport(1280, 800);
    await mount(
      <MemoryRouter>
        <MessagesPage />
      </MemoryRouter>,
      { locale, answer: () => [] },
    );
    const button = page.elementLocator(document.querySelector('header > button')!);
    await button.hover();
    const element = button.element();
    const words = getComputedStyle(element, '::after');
    expect([words.content, words.translate]).toEqual([`"${element.getAttribute('aria-label')}"`, 'none']);
    const start = element.getBoundingClientRect().left + Number.parseFloat(words.left);
    const end = element.getBoundingClientRect().right - Number.parseFloat(words.right);
    const list = element.closest('div')!.getBoundingClientRect();
    expect([start >= list.left, end <= list.right, end > start]).toEqual([true, true, true]);
  });

  it('has its places where the page of news has them on a phone', async () => {
    const placeOf = () => {
      const [link, main] = [page.getByRole('link', { name: 'News' }).last().element(), document.querySelector('main')!];
      const [inner, outer] = [link.getBoundingClientRect(), main.getBoundingClientRect()];
      return [inner.left - outer.left, inner.top - outer.top];
    };
    await open(MessagesPage, 390);
    await expect.element(page.getByRole('link', { name: 'Messages' })).toBeVisible();
    const place = placeOf();
    expect(place[0]).toBe(16);
    document.querySelector('main')!.remove();
    await open(newsRoute.Page, 390);
    await expect.element(page.getByRole('link', { name: 'Messages' })).toBeVisible();
    expect(placeOf()).toEqual(place);
  });

  it('changes a refused first message where another one is being written', async () => {
    await page.viewport(1280, 800);
    const { store } = await mount(
      <MemoryRouter initialEntries={['/messages/?view=new']}>
        <MessagesPage />
      </MemoryRouter>,
      { state: { session: { userId: '3', viewer: { ...strangerRecord, id: '3' } } } as MountOptions['state'], answer: () => [] },
    );
    await expect.element(page.getByLabelText('To')).toBeVisible();
    const to = { userIds: [], emails: ['ada@example.org'], name: 'ada@example.org' };
    const said = { type: 'tempMessage', key: 'k', conversationId: 'new', to, text: 'The hallway?', createdAt: 0, waits: null };
    store.dispatch(talkChanged({ sending: [{ ...said, refused: { id: 'messages.notLet' } } as never] }));
    await page.getByRole('button', { name: 'Change it' }).click();
    await expect.element(page.getByRole('button', { name: 'Take ada@example.org out' })).toBeVisible();
    await expect.element(page.getByLabelText('Write a message')).toHaveValue('The hallway?');
  });

  it.each([
    [1280, 640],
    [1920, 640],
  ])('keeps a conversation within a column, in a window of %s', async (width, most) => {
    await page.viewport(width, 800);
    await mount(
      <MemoryRouter initialEntries={['/messages/?view=new']}>
        <MessagesPage />
      </MemoryRouter>,
      { answer: () => [] },
    );
    await expect.element(page.getByLabelText('To')).toBeVisible();
    const field = page.getByLabelText('To').element().getBoundingClientRect();
    const main = document.querySelector('main > div')!.lastElementChild!.getBoundingClientRect();
    expect(field.width).toBeLessThanOrEqual(most);
    expect(Math.abs(field.left + field.right - main.left - main.right)).toBeLessThan(2);
  });

  it('fills the window beside its list, without an empty column', async () => {
    await open(MessagesPage, 1280);
    await expect.element(page.getByText('Choose a conversation, or begin one.')).toBeVisible();
    const whole = document.querySelector('main > div')!;
    expect(whole.lastElementChild!.getBoundingClientRect().right).toBe(whole.getBoundingClientRect().right);
  });
});
