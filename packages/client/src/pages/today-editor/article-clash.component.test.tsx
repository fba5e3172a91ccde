import { page } from 'vitest/browser';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '../../testing/mount.tsx';
import { article, lead, leave, save, write } from './testing/article-form-cast.tsx';

beforeEach(() => localStorage.clear());

describe('an article that another editor saved meanwhile', () => {
  const theirs = { ...article, title: 'One green thing', draft: { ...article.draft, version: '2' } };
  /** Saves a new lead over a version that the form has not seen. */
  const clash = async () => {
    const { written } = await write(({ name, input }) => {
      if (name === 'TodayArticleResource.get') return theirs;
      if ((input as { seen_version?: string }).seen_version === '1') throw refusal('conflict');
      return { ...theirs, draft: { ...theirs.draft, version: '3' } };
    });
    await lead.fill('A jug and a chair.');
    await save.click();
    await expect.element(page.getByText(/Somebody changed this article meanwhile\..*“Title” and “Lead”/)).toBeVisible();
    await expect.element(lead).toHaveValue('A jug and a chair.');
    return written;
  };
  const title = page.getByLabelText('Title');

  it('is saved over only by whoever chooses to', async () => {
    const written = await clash();
    await save.click();
    await expect.poll(() => written().map(({ input }) => (input as { seen_version: string }).seen_version)).toEqual(['1', '1']);
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect
      .poll(() => written().at(-1)?.input)
      .toMatchObject({ seen_version: '2', title: 'One blue thing', lead: 'A jug and a chair.' });
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('is looked at, and what was typed comes back', async () => {
    await clash();
    await page.getByRole('button', { name: 'See theirs' }).click();
    await expect.element(title).toHaveValue('One green thing');
    await expect.element(lead).toHaveValue('');
    await page.getByRole('button', { name: 'Back to mine' }).click();
    await expect.element(title).toHaveValue('One blue thing');
    await expect.element(lead).toHaveValue('A jug and a chair.');
  });

  it('is taken, and nothing else is kept', async () => {
    const written = await clash();
    await page.getByRole('button', { name: 'See theirs' }).click();
    await page.getByRole('button', { name: 'Take theirs' }).click();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    leave();
    expect(localStorage).toHaveLength(0);
    await save.click();
    await expect.poll(() => written().at(-1)?.input).toMatchObject({ seen_version: '2', title: 'One green thing', lead: '' });
  });
});
