import { useState } from 'react';
import { page } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { loginStates } from '@bowerbird/domain/identity/login-state.ts';
import type { NewsFilter } from '@bowerbird/domain/social/news-kinds.ts';
import { strangerRecord } from '../../../testing/stranger-record.ts';
import { brokenNetwork, mount, pageOf, type MountOptions } from '../../../testing/mount.tsx';
import collaboratorsLive from '../../pinning/collaborators/collaborators.live.ts';
import { NewsHeading } from './news-heading.tsx';
import { NewsList } from './news-list.tsx';
import newsLive from './news.live.ts';
import { selectNewsUnseen } from './news-unseen.ts';

const person = (id: string, fullName: string) => ({ type: 'user', id, fullName, username: id, imageSmallUrl: null, profileUrl: `/${id}/` });
const saved = {
  id: '20',
  kind: 'save',
  actors: [person('5', 'Mei Tan')],
  actor_count: 13,
  title: 'Lights on',
  image_url: null,
  cover_images: null,
  url: '/pin/9/',
  board_id: null,
  said_on: null,
  price_drop: null,
  board_count: null,
  is_upheld: null,
  created_at: '2026-01-05T10:00:00Z',
  at: '220',
  is_read: false,
  tracking_params: 'news.save.20',
};
const followed = { ...saved, id: '21', kind: 'follow', actor_count: 1, title: '', url: '/5/', at: '210', is_read: true };
const badge = { conversations_unseen_count: 0, news_unseen_count: 0 };
const viewer = { ...strangerRecord, id: '3', login_state: loginStates.loggedIn };
const lena = { session: { userId: '3', viewer } } as unknown as MountOptions['state'];

/** The list as its place shows it, which keeps what is chosen. */
function AllNews() {
  const [filter, setFilter] = useState<NewsFilter>();
  return (
    <>
      <NewsHeading as="h1" className="h3" filter={filter} />
      <NewsList filter={filter} onFilter={setFilter} />
    </>
  );
}

/** A first page of news, with what it says of them all. */
const firstPage = (news: readonly object[], counts: Readonly<Partial<Record<NewsFilter, number>>> = { pins: 1 }, read_until = '215') =>
  pageOf(news, null, { unread: { read_until, counts } });

const hearOfNews = (store: Awaited<ReturnType<typeof mount>>['store']) =>
  store.dispatch(newsLive.find(({ name }) => name === 'news.added')!.apply({} as never));

describe('the list of news', () => {
  it('says who did what, how many, and where it leads; what is new stands first', async () => {
    await mount(<AllNews />, {
      state: lena,
      answer: ({ name }) => (name === 'NewsHubResource.get' ? firstPage([saved, followed]) : badge),
    });
    await expect
      .element(page.getByRole('link', { name: 'Mei Tan and 12 others saved Lights on' }))
      .toHaveAttribute('href', '/pin/9/?tracking_params=news.save.20');
    const groups = page.getByRole('heading', { level: 3 }).elements();
    expect(groups.map(({ textContent }) => textContent)).toEqual(['New', 'Earlier']);
    await expect.element(page.getByRole('link', { name: 'Mei Tan follows you' })).toBeVisible();
  });

  it('says on which board something was said, and leads to both', async () => {
    const said_on = { name: 'Hallway', url: '/lena/hallway/' };
    const answered = { ...saved, kind: 'reply', actor_count: 1, title: 'Tiles', url: '/lena/hallway/?comment=4', said_on };
    await mount(<AllNews />, { state: lena, answer: ({ name }) => (name === 'NewsHubResource.get' ? [answered] : badge) });
    await expect
      .element(page.getByRole('link', { name: 'Mei Tan answered you: “Tiles”' }))
      .toHaveAttribute('href', '/lena/hallway/?comment=4');
    await expect.element(page.getByRole('link', { name: 'Hallway' })).toHaveAttribute('href', '/lena/hallway/');
    await expect.element(page.getByText(/, on the board Hallway$/u)).toBeVisible();
  });

  it('shows words that look like markup as they were said', async () => {
    const said = { ...saved, kind: 'comment', actor_count: 1, title: 'Use <strong>oak</strong> & <b>glue</b>' };
    await mount(<AllNews />, { state: lena, answer: ({ name }) => (name === 'NewsHubResource.get' ? firstPage([said]) : badge) });
    await expect.element(page.getByRole('link', { name: 'Mei Tan commented: “Use <strong>oak</strong> & <b>glue</b>”' })).toBeVisible();
    expect([...document.querySelectorAll('main li strong')].map(({ textContent }) => textContent)).not.toContain('oak');
  });

  it('leads to the account status where moderators decided', async () => {
    const decided = { ...saved, actors: [], actor_count: 0, kind: 'decision', title: '', url: '/settings/account-status/' };
    await mount(<AllNews />, { state: lena, answer: ({ name }) => (name === 'NewsHubResource.get' ? [decided] : badge) });
    await expect
      .element(page.getByRole('link', { name: 'Moderators decided about something of yours. Read why, and answer' }))
      .toHaveAttribute('href', '/settings/account-status/');
  });

  it.each([
    [true, 'Your appeal was decided: the decision stands'],
    [false, 'Your appeal was decided: what moderators did is taken back'],
  ])('says what became of an appeal, whether the decision stands: %s', async (is_upheld, words) => {
    const answered = { ...saved, actors: [], actor_count: 0, kind: 'appeal', title: '', url: '/settings/account-status/', is_upheld };
    await mount(<AllNews />, { state: lena, answer: ({ name }) => (name === 'NewsHubResource.get' ? [answered] : badge) });
    await expect.element(page.getByRole('link', { name: words })).toHaveAttribute('href', '/settings/account-status/');
  });

  it('says what nobody did: a price that fell, and a number that was reached', async () => {
    const alone = { actors: [], actor_count: 0 };
    const cheaper = {
      ...saved,
      ...alone,
      id: '30',
      kind: 'price_drop',
      title: 'Chair',
      price_drop: { price: 289, price_before: 340, currency: 'EUR' },
    };
    const many = { ...saved, ...alone, id: '31', kind: 'many_boards', title: 'Blue room', board_count: 1000 };
    await mount(<AllNews />, { state: lena, answer: ({ name }) => (name === 'NewsHubResource.get' ? [cheaper, many] : badge) });
    await expect.element(page.getByRole('link', { name: 'Chair costs less now: €289 instead of €340' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Your pin Blue room is on 1,000 boards now' })).toBeVisible();
  });

  it('counts as read once it is shown, and keeps its marks while it is open', async () => {
    const { sent, store } = await mount(<AllNews />, {
      state: lena,
      answer: ({ name }) => (name === 'NewsHubResource.get' ? firstPage([saved]) : { ...badge, news_unseen_count: 4 }),
    });
    await vi.waitFor(() => expect(sent.find(({ name }) => name === 'NewsHubResource.update')?.input).toEqual({ read_until: '220' }));
    await vi.waitFor(() => expect(selectNewsUnseen(store.getState())).toBe(4));
    await expect.element(page.getByRole('heading', { name: 'New' })).toBeVisible();
  });

  it('stays still when somebody is told of something, and shows it on request', async () => {
    const listed = [followed];
    const { store } = await mount(<AllNews />, {
      state: lena,
      answer: ({ name }) => (name === 'NewsHubResource.get' ? firstPage([...listed]) : { ...badge, news_unseen_count: listed.length - 1 }),
    });
    await expect.element(page.getByRole('link', { name: 'Mei Tan follows you' })).toBeVisible();
    const top = () => page.getByRole('link', { name: 'Mei Tan follows you' }).element().getBoundingClientRect().top;
    const before = top();
    listed.unshift(saved);
    await hearOfNews(store);
    const more = page.getByRole('button', { name: 'Show what is new' });
    await expect.element(more).toBeVisible();
    expect(top()).toBe(before);
    await more.click();
    await expect.element(page.getByRole('link', { name: 'Mei Tan and 12 others saved Lights on' })).toBeVisible();
    await expect.element(more).not.toBeInTheDocument();
  });

  it('shows at once what comes where nothing stood', async () => {
    const listed: object[] = [];
    const { store } = await mount(<AllNews />, {
      state: lena,
      answer: ({ name }) => {
        if (name === 'NewsHubResource.get') return firstPage([...listed]);
        return name === 'PeopleYouMayKnowResource.get' ? [] : { ...badge, news_unseen_count: listed.length };
      },
    });
    await expect.element(page.getByText('Nothing new yet')).toBeVisible();
    listed.unshift(saved);
    await hearOfNews(store);
    await expect.element(page.getByRole('link', { name: 'Mei Tan and 12 others saved Lights on' })).toBeVisible();
  });

  it('says beside each kind how much of it is new, also while another is looked at', async () => {
    let isRead = false;
    await mount(<AllNews />, {
      state: lena,
      answer: ({ name }) => {
        if (name === 'NewsHubResource.update') isRead = true;
        if (name !== 'NewsHubResource.get') return badge;
        return isRead ? firstPage([{ ...saved, is_read: true }], {}, '220') : firstPage([saved, followed], { pins: 1, comments: 100 });
      },
    });
    await expect.element(page.getByRole('button', { name: 'Comments 99+' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'People', exact: true })).toBeVisible();
    await vi.waitFor(() => expect(isRead).toBe(true));
    await page.getByRole('button', { name: 'Pins 1' }).click();
    await expect.element(page.getByRole('heading', { name: 'Earlier' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'New', exact: true })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Comments 99+' })).toBeVisible();
  });

  it('marks all of it as read by one press, which then does nothing more', async () => {
    let updates = 0;
    const { store } = await mount(<AllNews />, {
      state: lena,
      answer: ({ name, input }) => {
        if (name === 'NewsHubResource.update' && (input as { read_until: string }).read_until.startsWith('8999')) updates += 1;
        if (name !== 'NewsHubResource.get') return badge;
        return updates > 0 ? firstPage([saved, followed], {}, '220') : firstPage([saved, followed]);
      },
    });
    const button = page.getByRole('button', { name: 'Mark all as read' });
    await button.click();
    await expect.element(page.getByRole('heading', { name: 'New', exact: true })).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Pins', exact: true })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Mei Tan and 12 others saved Lights on' })).toBeVisible();
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect([updates, selectNewsUnseen(store.getState())]).toEqual([1, 0]);
  });

  it('shows a board by its arch, and two faces where several did it', async () => {
    const cover = ['a', 'b', 'c'].map((id) => ({ pinId: '9', url: `/${id}.jpg`, width: 236, height: 300, dominantColor: '#aabbcc' }));
    const followers = [person('5', 'Mei Tan'), person('6', 'Noor Haddad'), person('7', 'Omar Aziz')];
    const boardFollowed = { ...saved, kind: 'board_follow', actors: followers, actor_count: 3, title: 'Hallway', cover_images: cover };
    await mount(<AllNews />, { state: lena, answer: ({ name }) => (name === 'NewsHubResource.get' ? firstPage([boardFollowed]) : badge) });
    await expect.element(page.getByRole('link', { name: 'Mei Tan and 2 others follow your board Hallway' })).toBeVisible();
    const row = document.querySelector('main li')!;
    expect([...row.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual(['/a.jpg', '/b.jpg', '/c.jpg']);
    expect(row.textContent).toMatch(/^MN/u);
  });

  it('asks for one kind alone', async () => {
    const { sent } = await mount(<AllNews />, { state: lena, answer: ({ name }) => (name === 'NewsHubBadgeResource.get' ? badge : []) });
    await page.getByRole('button', { name: 'Comments' }).click();
    // The unread badge is asked for beside the list, in either order.
    await vi.waitFor(() => expect(sent.map(({ input }) => input)).toContainEqual(expect.objectContaining({ filter: 'comments' })));
  });

  it('says what will stand there, and what to do when it did not come', async () => {
    let isBroken = true;
    await mount(<AllNews />, {
      state: lena,
      answer: () => {
        if (isBroken) throw brokenNetwork();
        return [];
      },
    });
    await expect.element(page.getByRole('alert')).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('Nothing new yet')).toBeVisible();
  });

  const invite = { ...followed, id: '22', kind: 'board_invite', title: 'Hallway', board_id: '70', is_read: false };
  const waiting = {
    id: '1',
    board_id: '70',
    board_name: 'Hallway',
    board_url: '/5/hallway/',
    invited_by_user: person('5', 'Mei Tan'),
    note: '',
  };
  /** The news of an invite, with the invites that wait for an answer. */
  const answerWith =
    (invites: readonly object[]): MountOptions['answer'] =>
    ({ name }) =>
      name === 'NewsHubResource.get' ? firstPage([invite], { boards: 1 }, '200') : name === 'BoardInvitesResource.get' ? [...invites] : {};

  it('takes the answer to an invite', async () => {
    const { sent } = await mount(<AllNews />, { state: lena, answer: answerWith([waiting]) });
    await expect.element(page.getByRole('button', { name: 'Join' })).toBeVisible();
    const age = document.querySelector('main li p')!.getBoundingClientRect();
    expect(page.getByRole('button', { name: 'Join' }).element().getBoundingClientRect().top - age.bottom).toBeGreaterThanOrEqual(8);
    await page.getByRole('button', { name: 'Join' }).click();
    await vi.waitFor(() =>
      expect(sent.find(({ name }) => name === 'BoardCollaboratorsResource.update')?.input).toEqual({ board_id: '70', action: 'accept' }),
    );
    await vi.waitFor(() => expect(page.getByRole('button', { name: 'Join' }).elements()).toEqual([]));
  });

  it('says that its reader joined once they did, and is new no more', async () => {
    const dots = () => document.querySelectorAll('main li [aria-hidden="true"][class*="dot"]').length;
    await mount(<AllNews />, { state: lena, answer: answerWith([waiting]) });
    await expect.element(page.getByText('asks you to keep', { exact: false })).toBeVisible();
    expect(dots()).toBe(1);
    await page.getByRole('button', { name: 'Join' }).click();
    await expect.element(page.getByText('You joined', { exact: false })).toBeVisible();
    await expect.element(page.getByText('asks you to keep', { exact: false })).not.toBeInTheDocument();
    expect(dots()).toBe(0);
  });

  it('asks no more once the invite was answered elsewhere', async () => {
    const invites = [waiting];
    const { store } = await mount(<AllNews />, { state: lena, answer: answerWith(invites) });
    await expect.element(page.getByRole('button', { name: 'Join' })).toBeVisible();
    invites.length = 0;
    void store.dispatch(collaboratorsLive.find(({ name }) => name === 'board.invite_answered')!.apply({ boardId: '70' } as never));
    await expect.element(page.getByRole('button', { name: 'Join' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: /Hallway/u })).toBeVisible();
  });
});
