import { renderToString } from 'react-dom/server.browser';
import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { App } from '../../../app.tsx';
import { createI18n } from '../../../i18n/i18n.tsx';
import { loadAreas, loadMessages } from '../../../i18n/load-messages.ts';
import { mount, type SentCall } from '../../../testing/mount.tsx';
import { AccountStatusSection } from './index.ts';
import live from './moderation.live.ts';

const entry = {
  case_id: '4',
  target_type: 'pin',
  title: 'Win a chair',
  decision: 'remove',
  statement: 'The link lies.',
  decided_at: '2026-01-05T10:00:00Z',
  appeal: null as string | null,
  is_upheld: null as boolean | null,
  is_same_moderator: false,
  may_appeal: true,
};

describe('the account status', () => {
  it('says why, and takes an answer', async () => {
    let shown = entry;
    const answer = ({ name }: SentCall) => {
      if (name === 'AppealResource.create') shown = { ...entry, appeal: 'It is my shop.', may_appeal: false };
      return name === 'AppealResource.create' ? shown : { limited_until: null, waiting_pins: 0, entries: [shown] };
    };
    const { sent } = await mount(<AccountStatusSection />, { answer });
    await expect.element(page.getByRole('article', { name: 'About “Win a chair”' }).getByText('The link lies.')).toBeVisible();
    await expect.element(page.getByText('Removed', { exact: true })).toBeVisible();
    await expect.element(page.getByText('You can appeal for 30 days, until February 4, 2026.')).toBeVisible();
    await page.getByRole('button', { name: 'Appeal', exact: true }).click();
    await page.getByRole('button', { name: 'Send the appeal' }).click();
    await expect.element(page.getByText('Write an appeal first.')).toBeVisible();
    await page.getByRole('textbox').fill('It is my shop.');
    await page.getByRole('button', { name: 'Send the appeal' }).click();
    await expect.element(page.getByText('Somebody else looks at your appeal.')).toBeVisible();
    expect(sent.filter(({ name }) => name === 'AppealResource.create')).toEqual([
      { name: 'AppealResource.create', input: { case_id: '4', text: 'It is my shop.' } },
    ]);
  });

  it('names a comment as one, and quotes it', async () => {
    const said = { ...entry, target_type: 'comment', title: 'Where are these from? https://example.com/very/long…' };
    await mount(<AccountStatusSection />, { answer: () => ({ limited_until: null, waiting_pins: 0, entries: [said] }) });
    const article = page.getByRole('article', { name: 'About “Comment”' });
    await expect.element(article.getByText('Comment', { exact: true })).toBeVisible();
    await expect.element(article.getByRole('blockquote')).toHaveTextContent(said.title);
  });

  it('is drawn whole by the server, with the way to answer', async () => {
    const { store } = await mount(<AccountStatusSection />, { answer: () => ({ limited_until: null, waiting_pins: 0, entries: [entry] }) });
    await expect.element(page.getByRole('button', { name: 'Appeal' })).toBeVisible();
    const i18n = createI18n('en', { ...(await loadMessages('en')), ...(await loadAreas('en', ['care'])) });
    const markup = renderToString(
      <App store={store} i18n={i18n} renderLink={({ children, ...rest }) => <a {...rest}>{children}</a>}>
        <AccountStatusSection />
      </App>,
    );
    expect(markup).toContain('Appeal</button>');
    expect(markup).not.toContain('<!--$!-->');
  });

  it('says that the same moderator looks again where there is no other one', async () => {
    const waiting = { ...entry, appeal: 'It is my shop.', may_appeal: false, is_same_moderator: true };
    const answered = { ...waiting, case_id: '5', is_upheld: false };
    await mount(<AccountStatusSection />, { answer: () => ({ limited_until: null, waiting_pins: 0, entries: [waiting, answered] }) });
    await expect.element(page.getByText('The same moderator looks at your appeal, because there is no other one here.')).toBeVisible();
    await expect
      .element(page.getByText('The same moderator looked again, because there is no other one here, and took it back.'))
      .toBeVisible();
  });

  it.each(['decision.changed', 'ready', 'reset'])('follows what moderators decide while it is open, after %s', async (update) => {
    let shown = { ...entry, appeal: 'It is my shop.' as string | null, may_appeal: false };
    const { store } = await mount(<AccountStatusSection />, { answer: () => ({ limited_until: null, waiting_pins: 0, entries: [shown] }) });
    await expect.element(page.getByText('Somebody else looks at your appeal.')).toBeVisible();
    shown = { ...shown, is_upheld: false };
    for (const { name, apply } of live) if (name === update) void store.dispatch(apply({ caseId: '4' } as never));
    await expect.element(page.getByText('Somebody else looked again and took it back.')).toBeVisible();
  });

  it('keeps an appeal that is being written while another decision comes', async () => {
    let entries = [entry];
    const { store } = await mount(<AccountStatusSection />, { answer: () => ({ limited_until: null, waiting_pins: 0, entries }) });
    await page.getByRole('button', { name: 'Appeal', exact: true }).click();
    await page.getByRole('textbox').fill('It is my');
    entries = [{ ...entry, case_id: '7', title: 'Win a lamp' }, entry];
    for (const { name, apply } of live) if (name === 'decision.changed') void store.dispatch(apply({ caseId: '7' } as never));
    await expect.element(page.getByRole('article', { name: 'About “Win a lamp”' })).toBeVisible();
    await expect.element(page.getByRole('textbox')).toHaveValue('It is my');
  });

  it('says that all is well where nothing was decided', async () => {
    await mount(<AccountStatusSection />, { answer: () => ({ limited_until: null, waiting_pins: 0, entries: [] }) });
    await expect.element(page.getByRole('heading', { name: 'All is well' })).toBeVisible();
  });

  it('tells until when somebody is limited', async () => {
    await mount(<AccountStatusSection />, { answer: () => ({ limited_until: '2026-02-01T10:00:00Z', waiting_pins: 2, entries: [] }) });
    await expect.element(page.getByText('February 1, 2026', { exact: false })).toBeVisible();
    await expect.element(page.getByText('2 of your pins wait', { exact: false })).toBeVisible();
  });
});
