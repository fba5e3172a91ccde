import type { WholeArticle } from '@bowerbird/contract/discovery/today/schemas.ts';
import { useState } from 'react';
import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { runUndo } from '../../store/undo-registry.ts';
import { mount, refusal, type MountOptions, type SentCall } from '../../testing/mount.tsx';
import { strangerRecord } from '../../testing/stranger-record.ts';
import { ArticleWriter } from './article-writer.tsx';
import { blankArticle } from './new-article.ts';
import { Editors } from './editors-section.tsx';

const article = {
  id: '7',
  url: '/today/article/one-blue-thing/7/',
  title: 'One blue thing',
  lead: '',
  term: '',
  language: 'en',
  country: null,
  shop: false,
  article_type: 0,
  published_at: null,
  is_out: false,
  minutes: 1,
  pin_count: 2,
  cover: null,
  curator: null,
  shown: [],
  translations: [],
  draft: {
    cover_pin_id: null,
    translation_of: null,
    version: '1',
    blocks: [
      { kind: 'text', text: 'A bowerbird does not paint.' },
      { kind: 'pins', pin_ids: ['1', '2'] },
    ],
  },
} satisfies WholeArticle;

const others = [
  { ...article, id: '9', title: 'Une chose bleue', language: 'fr' },
  { ...article, id: '8', title: 'Blaue Dinge', language: 'de' },
  article,
];
/** The form of an article; what it translates is chosen among all articles, which it asks for. */
const write = async (answer: (call: SentCall) => unknown = () => article, over: Partial<WholeArticle> = {}) => {
  const whole = { ...article, ...over } as typeof article;
  const { sent } = await mount(<ArticleWriter article={whole} viewerId="1" />, {
    state: {
      session: { userId: '1', viewer: { ...strangerRecord, id: '1', username: 'ines' }, settings: { origin: location.origin } },
    } as MountOptions['state'],
    answer: (made) => (made.name === 'TodayDraftsResource.get' ? others : answer(made)),
  });
  return { sent, written: () => sent.filter(({ name }) => name === 'TodayArticleResource.update') };
};
/** Saving answers with the article, and every list is empty. */
const articleOrNone = (name: string) => (name === 'TodayArticleResource.update' ? article : []);
const lead = page.getByLabelText('Lead');
const save = page.getByRole('button', { name: 'Save' });
const leave = () => window.dispatchEvent(new PageTransitionEvent('pagehide'));

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

describe('pins of an article', () => {
  it('are chosen by their pictures, after a search', async () => {
    const image = { url: 'data:,', width: 236, height: 300 };
    const pin = (id: string, title: string) => ({ type: 'pin', id, title, alt_text: title, images: { '236x': image } });
    const { sent } = await write(({ name }) =>
      name === 'BaseSearchResource.get' ? { results: [pin('1', 'A jug'), pin('8', 'A blue chair')] } : articleOrNone(name),
    );
    await page.getByRole('button', { name: 'Choose pins' }).click();
    await page.getByRole('searchbox', { name: 'Search pins' }).fill('blue');
    await page.getByRole('button', { name: 'A blue chair' }).click();
    await expect.element(page.getByRole('button', { name: 'A blue chair' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Add 1 pin' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Pins' })).toHaveValue('/pin/1/\n/pin/2/\n/pin/8/');
    expect(sent.find(({ name }) => name === 'BaseSearchResource.get')!.input).toMatchObject({ query: 'blue', scope: 'pins' });
    await save.click();
    await expect
      .poll(() => sent.find(({ name }) => name === 'TodayArticleResource.update')?.input)
      .toMatchObject({ blocks: [{ kind: 'text' }, { kind: 'pins', pin_ids: ['1', '2', '8'] }] });
  });
});

describe('the chooser of pins', () => {
  it('begins with pins of everybody, and with one’s own where those alone are wanted', async () => {
    const image = { url: 'data:,', width: 236, height: 300 };
    const pin = (id: string, title: string) => ({ type: 'pin', id, title, alt_text: title, images: { '236x': image } });
    await write(({ name }) => {
      if (name === 'UserHomefeedResource.get') return [pin('8', 'A blue chair')];
      return name === 'UserPinsResource.get' ? [pin('9', 'My own door')] : articleOrNone(name);
    });
    await page.getByRole('button', { name: 'Choose pins' }).click();
    await expect.element(page.getByRole('button', { name: 'A blue chair' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Only my pins' }).click();
    await expect.element(page.getByRole('button', { name: 'My own door' })).toBeVisible();
    expect(page.getByRole('button', { name: 'A blue chair' }).elements()).toEqual([]);
  });
});

describe('a board of an article', () => {
  it('is searched for by its name where the editor has none', async () => {
    await write(({ name }) => articleOrNone(name));
    await page.getByRole('button', { name: 'Add a board' }).click();
    await page.getByRole('button', { name: 'Choose a board' }).click();
    await expect.element(page.getByText('You have no boards yet. Search for one by its name.')).toBeVisible();
  });

  it('is chosen by its picture, and shown below its address', async () => {
    const board = {
      type: 'board',
      id: '5',
      name: 'Blue rooms',
      url: '/ines/blue-rooms/',
      privacy: 'public',
      owner: null,
      cover_images: [],
    };
    const secret = { ...board, id: '6', name: 'Gifts', privacy: 'secret' };
    const { sent } = await write(({ name }) => {
      if (name === 'BaseSearchResource.get') return { results: [board, secret] };
      return name === 'BoardResource.get' ? board : articleOrNone(name);
    });
    await page.getByRole('button', { name: 'Add a board' }).click();
    await page.getByRole('button', { name: 'Choose a board' }).click();
    const chooser = page.getByRole('dialog', { name: 'Choose a board' });
    await chooser.getByRole('searchbox', { name: 'Search boards' }).fill('blue');
    await expect.element(chooser.getByRole('button', { name: 'Blue rooms' })).toBeVisible();
    expect(chooser.getByRole('button', { name: 'Gifts' }).elements()).toEqual([]);
    await chooser.getByRole('button', { name: 'Blue rooms' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Board' })).toHaveValue('/ines/blue-rooms/');
    await expect.element(page.getByText('Blue rooms')).toBeVisible();
    expect(sent.find(({ name }) => name === 'BaseSearchResource.get')!.input).toMatchObject({ query: 'blue', scope: 'boards' });
  });
});

describe('the picture of an article', () => {
  it('is chosen by a press, shown, and taken out again', async () => {
    const image = { url: 'data:,', width: 236, height: 300 };
    const chair = { type: 'pin', id: '8', title: 'A blue chair', alt_text: 'A blue chair', images: { '236x': image } };
    await write(({ name }) => (name === 'BaseSearchResource.get' ? { results: [chair] } : articleOrNone(name)));
    await page.getByRole('button', { name: 'Choose a picture' }).click();
    await page.getByRole('searchbox', { name: 'Search pins' }).fill('chair');
    await page.getByRole('button', { name: 'A blue chair' }).click();
    const cover = page.getByLabelText('Picture', { exact: true });
    await expect.element(cover).toHaveValue('/pin/8/');
    leave();
    expect(localStorage.getItem(localStorage.key(0)!)).toContain('/pin/8/');
    await page.getByRole('button', { name: 'Take out “A blue chair”' }).click();
    await expect.element(cover).toHaveValue('');
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
