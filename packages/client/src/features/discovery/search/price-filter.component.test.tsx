import { useState } from 'react';
import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import type { SearchFilters } from '@bowerbird/contract/discovery/search/schemas.ts';
import { mount } from '../../../testing/mount.tsx';
import { noFilters, writeFilterList, type FilterList } from './filter-list.ts';
import { PriceFilter } from './price-filter.tsx';

const prices = { currency: 'EUR', min: 5, max: 100, steps: [{ min: 5, max: 100, count: 4 }] };
const counts: SearchFilters = { total: 4, isMore: false, filters: [], prices };

/** Takes effect a moment later, as an address does, and says so. */
function Filter({ changes }: { changes: string[] }) {
  const [list, setList] = useState<FilterList>(noFilters);
  const change = (next: FilterList) => {
    changes.push(writeFilterList(next));
    setTimeout(() => setList(next), 1);
  };
  return (
    <>
      <PriceFilter kit={{ list, counts, hasFailed: false, retry: () => Promise.resolve(), change }} prices={prices} />
      <output>{writeFilterList(list)}</output>
      <button type="button" onClick={() => setList(noFilters)}>
        Clear
      </button>
    </>
  );
}

const from = () => page.getByRole('textbox', { name: 'From' });
const to = () => page.getByRole('textbox', { name: 'To' });

describe('the filter of prices', () => {
  it('keeps both numbers that are typed one after the other', async () => {
    const changes: string[] = [];
    await mount(<Filter changes={changes} />);
    await from().click();
    await userEvent.keyboard('20{Tab}5');
    await expect.element(page.getByRole('status')).toHaveTextContent('price_min:20,currency:EUR');
    await userEvent.keyboard('0{Enter}');
    await expect.poll(() => changes).toEqual(['price_min:20,currency:EUR', 'price_min:20,price_max:50,currency:EUR']);
    await expect.element(from()).toHaveValue('20');
    await expect.element(to()).toHaveValue('50');
  });

  it('turns a range around that is meant the other way, and follows a choice from elsewhere', async () => {
    const changes: string[] = [];
    await mount(<Filter changes={changes} />);
    await to().fill('20');
    await from().fill('50');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => changes.at(-1)).toBe('price_min:20,price_max:50,currency:EUR');
    await expect.element(from()).toHaveValue('20');
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.element(from()).toHaveValue('');
    await expect.element(to()).toHaveValue('');
  });

  it.each(['99999999999999999', 'abc'])('says at the field that “%s” is no price, and leaves it there', async (words) => {
    const changes: string[] = [];
    await mount(<Filter changes={changes} />);
    await from().click();
    await userEvent.keyboard(`${words}{Enter}`);
    await expect.element(from()).toHaveAccessibleDescription(/number below/u);
    await expect.element(from()).toBeInvalid();
    await expect.element(from()).toHaveValue(words);
    expect(changes).toEqual([]);
    await from().fill('20');
    await expect.element(from()).not.toBeInvalid();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => changes).toEqual(['price_min:20,currency:EUR']);
  });
});
