import type { ModerationCase } from '@bowerbird/contract/social/moderation/schemas.ts';
import { MemoryRouter } from 'react-router';
import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { CaseFacts } from './case-facts.tsx';

const reported = {
  author: 'Rex Bargain',
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
    expect(page.getByRole('listitem').elements()).toHaveLength(2);
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
        .map(({ textContent }) => textContent);
    await expect.poll(lines).toEqual(['As an advertisement', 'As a film of 0:08', 'Seen in view 3 / 140']);
  });
});
