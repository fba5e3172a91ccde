import { MemoryRouter } from 'react-router';
import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { MessagesPage } from './messages-page.tsx';

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
});
