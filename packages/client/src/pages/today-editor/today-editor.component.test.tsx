import type { WholeArticle } from '@bowerbird/contract/discovery/today/schemas.ts';
import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { runUndo } from '../../store/undo-registry.ts';
import { mount, refusal, type SentCall } from '../../testing/mount.tsx';
import { ArticleWriter } from './article-writer.tsx';
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
  draft: {
    cover_pin_id: null,
    blocks: [
      { kind: 'text', text: 'A bowerbird does not paint.' },
      { kind: 'pins', pin_ids: ['1', '2'] },
    ],
  },
} satisfies WholeArticle;

const write = (answer?: (call: SentCall) => unknown, over: Partial<WholeArticle> = {}) =>
  mount(<ArticleWriter article={{ ...article, ...over }} viewerId="1" />, answer && { answer });
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
    const { sent } = await write();
    await page.getByLabelText('Picture').fill('https://elsewhere.example/pin/1/');
    await page.getByRole('textbox', { name: 'Pins' }).fill('/pin/1/ https://elsewhere.example/pin/2/');
    await save.click();
    await expect.element(page.getByLabelText('Picture')).toHaveAccessibleDescription(/That is no address of a pin\./);
    await expect.element(page.getByRole('textbox', { name: 'Pins' })).toHaveAccessibleDescription(/That is no address of a pin\./);
    expect(sent).toHaveLength(0);
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
