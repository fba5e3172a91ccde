import type { WholeArticle } from '@bowerbird/contract/discovery/today/schemas.ts';
import { useState } from 'react';
import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { runUndo } from '../../store/undo-registry.ts';
import { mount, refusal } from '../../testing/mount.tsx';
import { ArticleWriter } from './article-writer.tsx';
import { blankArticle } from './new-article.ts';
import { Editors } from './editors-section.tsx';
import { article, lead, leave, others, save, write } from './testing/article-form-cast.tsx';

beforeEach(() => localStorage.clear());

describe('an article that is written', () => {
  it('is still there after somebody left without saving, its parts too, and is thrown away only when they agree', async () => {
    await write();
    await lead.fill('A jug and a chair.');
    await page.getByRole('button', { name: 'Add a heading' }).click();
    await page.getByLabelText('Heading').fill('Start small');
    leave();
    document.body.replaceChildren();
    await write();
    await expect.element(page.getByText('What you had not saved is back.', { exact: true })).toBeVisible();
    await expect.element(lead).toHaveValue('A jug and a chair.');
    await expect.element(page.getByLabelText('Heading')).toHaveValue('Start small');
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect.element(lead).toHaveValue('');
    expect(page.getByLabelText('Heading').elements()).toHaveLength(0);
    expect(localStorage).toHaveLength(0);
  });

  it('says when it was saved elsewhere since', async () => {
    await write();
    await lead.fill('A jug and a chair.');
    leave();
    document.body.replaceChildren();
    await write(undefined, { title: 'One green thing' });
    await expect.element(page.getByText(/The article was saved elsewhere since then\./)).toBeVisible();
  });

  it('is kept no more once it is saved', async () => {
    await write(() => article);
    await lead.fill('A jug and a chair.');
    leave();
    expect(localStorage).toHaveLength(1);
    await save.click();
    await expect.poll(() => localStorage.length).toBe(0);
    leave();
    expect(localStorage).toHaveLength(0);
  });

  it('asks before it is lost in a browser that keeps nothing', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await write();
    const leaving = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leaving()).toBe(false);
    await lead.fill('A jug and a chair.');
    await expect.poll(leaving).toBe(true);
    full.mockRestore();
  });

  it('takes no address of another site, and says so beside the field', async () => {
    const { written } = await write();
    await page.getByLabelText('Picture').fill('https://elsewhere.example/pin/1/');
    await page.getByRole('textbox', { name: 'Pins' }).fill('/pin/1/ https://elsewhere.example/pin/2/');
    await save.click();
    await expect.element(page.getByLabelText('Picture')).toHaveAccessibleDescription(/That is no address of a pin\./);
    await expect.element(page.getByRole('textbox', { name: 'Pins' })).toHaveAccessibleDescription(/That is no address of a pin\./);
    expect(written()).toHaveLength(0);
  });

  it('says beside the field which pin the server does not find, also below an empty part', async () => {
    await write(() => {
      throw refusal('bad_input', { fields: [{ field: 'blocks', rule: 'not_listed' }], parts: [{ at: 0, id: '2' }] });
    });
    await page.getByLabelText('Text', { exact: true }).fill('');
    await save.click();
    await expect
      .element(page.getByRole('textbox', { name: 'Pins' }))
      .toHaveAccessibleDescription(/Not everybody can find a pin at \/pin\/2\/\./);
  });

  it('says beside the time that an empty article is not published', async () => {
    await write(() => {
      throw refusal('bad_input', { fields: [{ field: 'published_at', rule: 'empty_page' }] });
    });
    await save.click();
    await expect
      .element(page.getByLabelText('Out from'))
      .toHaveAccessibleDescription(/There is nothing in this article yet\. Add words, pins or a board first\./);
  });

  it('says beside the picture that its pin is not found', async () => {
    await write(() => {
      throw refusal('bad_input', { fields: [{ field: 'cover_pin_id', rule: 'not_listed' }] });
    });
    await page.getByLabelText('Picture').fill('/pin/9/');
    await save.click();
    await expect.element(page.getByLabelText('Picture')).toHaveAccessibleDescription(/Choose a pin that everybody can find\./);
    await userEvent.type(page.getByLabelText('Picture'), '1');
    await expect.element(page.getByLabelText('Picture')).not.toHaveAccessibleDescription(/everybody can find/);
  });

  it('names the article that it translates among all others, and keeps that choice unsaved too', async () => {
    await write();
    const field = page.getByLabelText('Translation of');
    await expect.element(field.getByRole('option', { name: 'Blaue Dinge (German)' })).toBeInTheDocument();
    expect(
      field
        .getByRole('option')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['No other article', 'Une chose bleue (French)', 'Blaue Dinge (German)']);
    await field.selectOptions('Blaue Dinge (German)');
    leave();
    document.body.replaceChildren();
    const { written } = await write();
    await expect.element(field).toHaveValue('8');
    await save.click();
    await expect.poll(() => written().map(({ input }) => input)).toEqual([expect.objectContaining({ translation_of: '8' })]);
  });

  it.each([
    ['itself', /no translation of itself/],
    ['taken', /in this language and for this country already/],
    ['not_found', /not there any more/],
  ])('says beside the field why it cannot translate an article (%s)', async (rule, words) => {
    await write(() => {
      throw refusal('bad_input', { fields: [{ field: 'translation_of', rule }] });
    });
    await save.click();
    await expect.element(page.getByLabelText('Translation of')).toHaveAccessibleDescription(words);
  });
});

describe('a new article', () => {
  const blank = {
    title: 'Untitled',
    draft: { cover_pin_id: null, translation_of: null, blocks: [], version: '1' },
    curator: { type: 'user', id: '1' } as never,
  };
  function Place({ over, isThere }: { over: Partial<WholeArticle>; isThere: boolean }) {
    return isThere ? <ArticleWriter article={{ ...article, ...over }} viewerId="1" /> : null;
  }
  function Leavable({ over }: { over: Partial<WholeArticle> }) {
    const [isThere, setThere] = useState(true);
    return (
      <>
        <Place over={over} isThere={isThere} />
        <button type="button" onClick={() => setThere(false)}>
          Leave
        </button>
      </>
    );
  }

  /** Shows the form, and gives what it wrote, besides asking what there is to translate. */
  const open = async (over: Partial<WholeArticle>) => {
    const { sent } = await mount(<Leavable over={over} />, { answer: ({ name }) => (name === 'TodayDraftsResource.get' ? others : null) });
    return () => sent.filter(({ name }) => name !== 'TodayDraftsResource.get');
  };

  it('is made with its first change, once, and then saved under its id', async () => {
    const made: object[] = [];
    const { sent } = await mount(
      <ArticleWriter article={blankArticle('Untitled', 'de-AT', '1')} viewerId="1" onMade={(one) => made.push(one)} />,
      {
        answer: ({ name }) => (name === 'TodayDraftsResource.get' ? others : article),
      },
    );
    const begun = () => sent.filter(({ name }) => name === 'TodayArticleResource.create');
    await expect.element(lead).toBeVisible();
    expect(begun()).toEqual([]);
    await lead.fill('A jug');
    await lead.fill('A jug and a chair.');
    await expect.poll(() => made).toMatchObject([{ id: '7', url: article.url }]);
    expect(begun().map(({ input }) => input)).toEqual([{ title: 'Untitled', language: 'de' }]);
    leave();
    expect(Object.keys(localStorage)).toEqual([expect.stringContaining('7')]);
    await save.click();
    await expect
      .poll(() => sent.find(({ name }) => name === 'TodayArticleResource.update')?.input)
      .toMatchObject({ article_id: '7', lead: 'A jug and a chair.' });
    expect(begun()).toHaveLength(1);
  });

  it('keeps what was typed where it cannot be made yet, and says so when it is saved', async () => {
    await mount(<ArticleWriter article={blankArticle('Untitled', 'en', '1')} viewerId="1" />, {
      answer: ({ name }) => {
        if (name === 'TodayArticleResource.create') throw refusal('unavailable');
        return others;
      },
    });
    await lead.fill('A jug');
    leave();
    expect(Object.keys(localStorage)).toEqual([expect.stringContaining('new')]);
    await save.click();
    await expect.element(page.getByRole('alert')).toBeVisible();
  });

  it('gives way to the title that is typed into it', async () => {
    await open(blank);
    await page.getByLabelText('Title').click();
    await userEvent.keyboard('Blue things');
    await expect.element(page.getByLabelText('Title')).toHaveValue('Blue things');
  });

  it('goes away again when its editor leaves it without a word', async () => {
    const written = await open(blank);
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect.poll(written).toEqual([{ name: 'TodayArticleResource.delete', input: { article_id: '7', untouched: true } }]);
  });

  it.each([
    ['a word was typed into it', blank, true],
    ['it says something', { ...blank, lead: 'A jug.' }, false],
    ['somebody else began it', { ...blank, curator: null }, false],
  ])('stays when %s', async (_, over, isTyped) => {
    const written = await open(over);
    if (isTyped) await lead.fill('A chair.');
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect.element(lead).not.toBeInTheDocument();
    expect(written()).toEqual([]);
  });
});

describe('the editors', () => {
  it('lose an editor, who comes back by undo', async () => {
    const ines = { id: '5', type: 'user', username: 'ines', fullName: 'Ines Duarte', imageSmallUrl: null, profileUrl: '/ines/' };
    let editors: object[] = [ines];
    const { sent, store } = await mount(<Editors />, {
      answer: ({ name }) => {
        if (name.endsWith('.delete')) editors = [];
        if (name.endsWith('.create')) editors = [ines];
        return editors;
      },
    });
    await page.getByRole('button', { name: 'Remove Ines Duarte as an editor' }).click();
    await expect.element(page.getByRole('link', { name: 'Ines Duarte' })).not.toBeInTheDocument();
    expect(store.getState().toasts.current).toMatchObject({ kind: 'undoable', values: { name: 'Ines Duarte' } });
    await runUndo(store.getState().toasts.current!.undoId!);
    await expect.element(page.getByRole('link', { name: 'Ines Duarte' })).toBeVisible();
    expect(sent.filter(({ name }) => name === 'TodayEditorsResource.create').map(({ input }) => input)).toEqual([{ username: 'ines' }]);
  });
});
