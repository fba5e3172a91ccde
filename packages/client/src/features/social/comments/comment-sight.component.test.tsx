import { page, userEvent } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { field, noors, send, show } from './testing/comment-section-cast.tsx';
import { meis, person } from './comments-cast.ts';

describe('the comments of a pin', () => {
  it('keep a reply, a change and what was just said in sight, and not behind the field at the bottom', async () => {
    const many = Array.from({ length: 12 }, (_none, index) => ({
      ...meis,
      id: `${30 + index}`,
      user: person(`p${index}`, `Person ${index}`),
    }));
    await show(many, {
      answer: ({ name }) => (name === 'AggregatedCommentReplyFeedResource.get' ? [] : { ...noors, id: '60', parent_id: '38' }),
    });
    /** Whether somebody who points at the middle of it reaches it. */
    const isReached = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    };
    const putAtTheEnd = async (label: string) => {
      const button = await page.getByRole('button', { name: label, exact: true }).findElement();
      button.scrollIntoView({ block: 'end' });
      (button as HTMLElement).click();
    };
    await putAtTheEnd('Reply to Person 8');
    const reply = page.getByRole('textbox', { name: 'Reply to Person 8' });
    await expect.element(reply).toHaveFocus();
    await vi.waitFor(() => expect(isReached(reply.element())).toBe(true));
    await userEvent.keyboard('Old book boards.{Control>}{Enter}{/Control}');
    const said = page.getByRole('article', { name: 'Comment by Noor Haddad' });
    await expect.element(said).toBeVisible();
    await vi.waitFor(() => expect(isReached(said.element())).toBe(true));
    await putAtTheEnd('More for the comment by Noor Haddad');
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const change = page.getByRole('textbox', { name: 'Your comment' });
    await expect.element(change).toHaveFocus();
    await vi.waitFor(() => expect(isReached(change.element())).toBe(true));
  });

  it('come into view above a long draft in the field at the bottom', async () => {
    await show(
      Array.from({ length: 20 }, (_none, index) => ({ ...meis, id: `${30 + index}`, user: person(`p${index}`, `Person ${index}`) })),
    );
    await field().fill('One\nTwo\nThree\nFour\nFive\nSix\nSeven');
    await vi.waitFor(() => expect(field().element().clientHeight).toBeGreaterThan(150));
    const late = await page.getByRole('article', { name: 'Comment by Person 14' }).findElement();
    // The page hears of the field's height a moment after it grew.
    await vi.waitFor(() => {
      window.scrollTo({ top: 0, behavior: 'instant' });
      late.closest('li')!.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      expect(late.getBoundingClientRect().bottom).toBeLessThanOrEqual(field().element().getBoundingClientRect().top);
    });
  });

  it('come into view once when they arrived, and not each time they are shown', async () => {
    const tried = { 'DidItCommentsResource.get': [] as object[] };
    await show([meis], { answer: ({ name }) => tried[name as keyof typeof tried] ?? noors });
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await field().fill('Old book boards.');
    await send().click();
    const said = page.getByRole('article', { name: 'Comment by Noor Haddad' });
    await expect.element(said).toBeVisible();
    expect(scroll).toHaveBeenCalled();
    await page.getByRole('button', { name: 'Tried it' }).click();
    await expect.element(said).not.toBeInTheDocument();
    scroll.mockClear();
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await expect.element(said).toBeVisible();
    expect(scroll).not.toHaveBeenCalled();
    scroll.mockRestore();
  });

  it('have a field of one line while it is empty, also where its hint does not fit', async () => {
    await page.viewport(320, 640);
    await show([meis]);
    await expect.element(field()).toBeVisible();
    const height = () => field().element().getBoundingClientRect().height;
    const empty = height();
    await field().fill('One');
    expect(height()).toBe(empty);
    await field().fill('One\nTwo');
    expect(height()).toBeGreaterThan(empty);
  });
});
