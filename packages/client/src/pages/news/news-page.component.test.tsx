import { MemoryRouter, useLocation } from 'react-router';
import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { NewsPage } from './news-page.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

const open = (address: string) =>
  mount(
    <MemoryRouter initialEntries={[address]}>
      <NewsPage />
      <Address />
    </MemoryRouter>,
    { answer: () => [] },
  );
const isChosen = (name: string) => page.getByRole('button', { name, exact: true }).element().getAttribute('aria-pressed');

it('keeps the chosen kind of news in the address, so that it is there after a reload', async () => {
  await open('/news/');
  await page.getByRole('button', { name: 'Boards' }).click();
  await expect.poll(() => page.getByTestId('address').element().textContent).toBe('/news/?filter=boards');
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect.poll(() => page.getByTestId('address').element().textContent).toBe('/news/');
});

it.each([
  ['/news/?filter=people', 'People'],
  ['/news/?filter=unknown', 'All'],
])('begins %s with %s', async (address, name) => {
  const { sent } = await open(address);
  await expect.poll(() => isChosen(name)).toBe('true');
  const input = sent.find((call) => call.name === 'NewsHubResource.get')?.input as { filter?: string };
  expect(input.filter).toBe(name === 'All' ? undefined : 'people');
});

it.each(['en', 'de', 'ja', 'ar'] as const)('shows all kinds of news at once on a phone, in %s', async (locale) => {
  await page.viewport(390, 800);
  await mount(
    <MemoryRouter>
      <NewsPage />
    </MemoryRouter>,
    { locale, answer: () => [] },
  );
  await expect.poll(() => document.querySelectorAll('[aria-pressed]').length).toBe(5);
  for (const chip of document.querySelectorAll('[aria-pressed]')) {
    const { left, right } = chip.getBoundingClientRect();
    expect([left >= 0, right <= 390]).toEqual([true, true]);
  }
});
