import type { ModerationCase } from '@bowerbird/contract/social/moderation/schemas.ts';
import { MemoryRouter } from 'react-router';
import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { CaseFacts } from './case-facts.tsx';

const reported = {
  author: 'Rex Bargain',
  opened_at: '2026-01-05T12:00:00Z',
  report_count: 3,
  noticed: [],
  person: { username: 'rex', joined_at: '2026-01-05T10:00:00Z', pins: 1, same_link: 1, same_network: 0, earlier: [] },
  reported_as: [] as object[],
  seen_as: {},
  log: [],
};
const details = [
  { detail: 'false_link', count: 2 },
  { detail: 'repeated', count: 1 },
];

describe('the facts of a case', () => {
  it.each([
    ['en', 'The link leads somewhere else than it says'],
    ['de', 'Der Link führt woanders hin, als er sagt'],
    ['ja', 'リンク先が表示と違う'],
    ['ar', 'الرابط يقود إلى غير ما يقول'],
  ] as const)('say what reporters ticked beside their reason, and how many did, in %s', async (locale, words) => {
    const shown = { ...reported, reported_as: [{ reason: 'spam', count: 3, details, texts: ['Asks for a card.'] }] };
    await mount(
      <MemoryRouter>
        <CaseFacts case={shown as unknown as ModerationCase} />
      </MemoryRouter>,
      { locale },
    );
    await expect.element(page.getByRole('listitem').first()).toHaveTextContent(`${words} 2`);
    expect(page.getByRole('listitem').elements()).toHaveLength(3);
  });

  it('say what it was where somebody saw it', async () => {
    const shown = { ...reported, seen_as: { isPromoted: true, videoDuration: 8200, viewType: 3, viewParameter: 140 } };
    await mount(
      <MemoryRouter>
        <CaseFacts case={shown as unknown as ModerationCase} />
      </MemoryRouter>,
    );
    const lines = () =>
      page
        .getByRole('listitem')
        .elements()
        .slice(0, 3)
        .map(({ textContent }) => textContent);
    await expect.poll(lines).toEqual(['As an advertisement', 'As a film of 0:08', 'Seen in view 3 / 140']);
  });

  it.each([
    [3, 'First report. A copy was kept.'],
    [0, 'A rule noticed it. A copy was kept.'],
  ])('begin what was done with how it was found, after %s reports', async (report_count, words) => {
    await mount(
      <MemoryRouter>
        <CaseFacts case={{ ...reported, report_count } as unknown as ModerationCase} />
      </MemoryRouter>,
    );
    await expect.element(page.getByRole('listitem').getByText(words, { exact: false })).toBeVisible();
  });

  it.each([
    ['en', null, 'Removed'],
    ['en', true, 'Removed'],
    ['en', false, 'Removed, taken back'],
    ['de', false, 'Entfernt, zurückgenommen'],
    ['ja', false, '削除済み（取り消し済み）'],
    ['ar', false, 'تمت إزالته، ثم تم التراجع عنه'],
  ] as const)('say what was decided before, and that an appeal took it back, in %s: %s', async (locale, is_upheld, words) => {
    const person = { ...reported.person, earlier: [{ decision: 'remove', at: reported.opened_at, is_upheld }] };
    await mount(
      <MemoryRouter>
        <CaseFacts case={{ ...reported, person } as unknown as ModerationCase} />
      </MemoryRouter>,
      { locale },
    );
    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  });

  it('counts reports as the language does', async () => {
    const shown = { ...reported, reported_as: [{ reason: 'spam', count: 1234, details: [], texts: [] }] };
    await mount(
      <MemoryRouter>
        <CaseFacts case={shown as unknown as ModerationCase} />
      </MemoryRouter>,
      { locale: 'de' },
    );
    await expect.element(page.getByText('1.234', { exact: true })).toBeVisible();
  });

  it('say in what was done who appealed', async () => {
    const shown = { ...reported, log: [{ act: 'appealed', by: 'Rex Bargain', note: '', at: reported.opened_at }] };
    await mount(
      <MemoryRouter>
        <CaseFacts case={shown as unknown as ModerationCase} />
      </MemoryRouter>,
    );
    await expect.element(page.getByRole('listitem').getByText('Rex Bargain appealed', { exact: false })).toBeVisible();
  });

  it('name an act by itself that this page does not know yet', async () => {
    const shown = { ...reported, log: [{ act: 'merged', by: 'Ines', note: '', at: reported.opened_at }] };
    await mount(
      <MemoryRouter>
        <CaseFacts case={shown as unknown as ModerationCase} />
      </MemoryRouter>,
    );
    await expect.element(page.getByRole('listitem').getByText('merged', { exact: false })).toBeVisible();
  });
});
