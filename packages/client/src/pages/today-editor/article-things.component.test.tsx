import { page } from 'vitest/browser';
import { beforeEach, describe, expect, it } from 'vitest';
import { articleOrNone, leave, save, write } from './testing/article-form-cast.tsx';

beforeEach(() => localStorage.clear());

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
