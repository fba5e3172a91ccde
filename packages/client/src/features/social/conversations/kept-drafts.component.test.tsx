import { page } from 'vitest/browser';
import { beforeEach, describe, expect, it } from 'vitest';
import { field, log, message, own, send, show } from './testing/conversation-cast.tsx';
import { readDraft, writeDraft } from './kept-drafts.ts';

describe('a conversation', () => {
  // The browser keeps drafts beyond a test.
  beforeEach(() => localStorage.clear());

  it('brings back what was typed and not sent at a former visit', async () => {
    writeDraft(localStorage, '3', '1', 'About the rug');
    await show([message('11', 'Found the wall')]);
    await expect.element(field()).toHaveValue('About the rug');
  });

  it.each([
    ['another conversation', '3', '2'],
    ['another person', '8', '1'],
  ])('brings nothing back of %s', async (_of, userId, conversationId) => {
    writeDraft(localStorage, userId, conversationId, 'Not for here');
    await show([message('11', 'Found the wall')]);
    await expect.poll(() => log().element().textContent).toContain('Found the wall');
    await expect.element(field()).toHaveValue('');
  });

  it('keeps what is typed for the next visit, each conversation its own, and nothing of it once it is sent', async () => {
    writeDraft(localStorage, '3', '2', 'For somebody else');
    await show([message('11', 'Found the wall')], { answer: () => message('12', 'About the rug', own) });
    await field().fill('About the rug');
    expect([readDraft(localStorage, '3', '1'), readDraft(localStorage, '3', '2')]).toEqual(['About the rug', 'For somebody else']);
    await send().click();
    await expect.element(field()).toHaveValue('');
    await expect.element(page.getByText('Sending…')).not.toBeInTheDocument();
    expect([readDraft(localStorage, '3', '1'), readDraft(localStorage, '3', '2')]).toEqual(['', 'For somebody else']);
  });

  it('keeps what was typed in one conversation while another one is open', async () => {
    const { store } = await show([message('11', 'Found the wall')]);
    await field().fill('About the rug');
    expect(store.getState().talk.drafts).toEqual({ '1': 'About the rug' });
  });
});
