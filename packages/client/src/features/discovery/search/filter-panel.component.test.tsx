import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import type { FilterOption, SearchFilters } from '@bowerbird/contract/discovery/search/schemas.ts';
import { mount } from '../../../testing/mount.tsx';
import { noFilters, writeFilterList } from './filter-list.ts';
import { FilterPanel } from './filter-panel.tsx';
import { queryRun } from './skin-tone-filter.store.ts';

const tones = ['light', 'medium', 'brown', 'dark'].map((value, at) => ({ value, label: value, count: at }));

function kitOf(skinTones: FilterOption[]) {
  const changes: string[] = [];
  const counts: SearchFilters = { total: 6, isMore: false, filters: [{ name: 'skin_tone', options: skinTones }], prices: null };
  const change = (list: typeof noFilters) => void changes.push(writeFilterList(list));
  return { changes, kit: { list: noFilters, counts, hasFailed: false, retry: () => Promise.resolve(), change } };
}

const titles = () =>
  page
    .getByRole('group')
    .elements()
    .map((part) => part.querySelector('h3')?.textContent);

describe('the filter of skin tones', () => {
  it('narrows by a tone, told in words with what it would leave', async () => {
    const { changes, kit } = kitOf(tones);
    await mount(<FilterPanel kit={kit} />);
    await page.getByRole('button', { name: /^Dark skin/ }).click();
    expect(changes).toEqual(['skin_tone:dark']);
    await expect.element(page.getByRole('button', { name: /^Light skin/ })).toBeDisabled();
  });

  it('is left out where no result shows skin', async () => {
    await mount(<FilterPanel kit={kitOf([]).kit} />);
    expect(titles()).not.toContain('Skin tone');
  });

  it('stands first once somebody used it', async () => {
    const { store } = await mount(<FilterPanel kit={kitOf(tones).kit} />);
    expect(titles()[0]).toBe('Colour');
    store.dispatch(queryRun({ query: 'lipstick', usesSkinTone: true }));
    await expect.poll(() => titles()[0]).toBe('Skin tone');
  });
});

describe('the filter of colours', () => {
  it('strikes through what no result has, so that it is seen on a dark and on a pale colour', async () => {
    const { kit } = kitOf([]);
    const options = ['black', 'white'].map((value) => ({ value, label: value, count: 0 }));
    await mount(<FilterPanel kit={{ ...kit, counts: { ...kit.counts, filters: [{ name: 'color', options }] } }} />);
    const strokeOn = (name: RegExp) => getComputedStyle(page.getByRole('button', { name }).element()).backgroundImage;
    await expect.element(page.getByRole('button', { name: /^Black/ })).toBeDisabled();
    expect(strokeOn(/^Black/)).toContain('rgb(255, 255, 255)');
    expect(strokeOn(/^White/)).toContain('rgb(22, 22, 29)');
  });
});
