import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { AggregatedCommentFeedResource } from '@bowerbird/contract/social/comments/calls.ts';
import { strangerRecord } from '../../../testing/stranger-record.ts';
import { loginStates } from '@bowerbird/domain/identity/login-state.ts';
import { mount, refusal, type MountOptions } from '../../../testing/mount.tsx';
import { ensureResource } from '../../../store/call.ts';
import { resourceKey } from '../../../store/resource-key.ts';
import { selectResource } from '../../../store/resources.slice.ts';
import { useEntity, useResource } from '../../../store/hooks.ts';
import type { WholePin } from '../../pinning/pins/index.ts';
import { commentOptions } from './comment-feeds.ts';
import { CommentSection } from './comment-section.tsx';
import { meis, pin } from './comments-cast.ts';
import { startWatching } from './fresh-comments.ts';
import { aboutPin } from './talked-about.ts';
import live from './comments.live.ts';

const viewer = { ...strangerRecord, id: '3', username: 'noor_haddad', full_name: 'Noor Haddad', login_state: loginStates.loggedIn };
const state = { session: { userId: '3', settings: {}, viewer } } as MountOptions['state'];
const comment = (id: string, text: string, more: object = {}) => ({ ...meis, id, text, ...more });

interface ShownTalk {
  readonly threads?: object[];
  readonly threadIds?: () => readonly string[];
  /** What the reply to an own comment waits for. */
  readonly reply?: Promise<void>;
  /** What the reply to a deletion waits for. */
  readonly deletion?: Promise<null>;
}

/** Shows the section of a pin, and the means to tell it of what others do. */
async function show(
  told: Record<string, object | undefined>,
  { threads = [comment('11', 'What paper is the red?')], threadIds = () => ['11'], reply, deletion }: ShownTalk = {},
) {
  const mounted = await mount(deletion ? <StoredTalk /> : <CommentSection about={aboutPin(pin)} />, {
    state,
    answer: async ({ name, input }) => {
      if (name === 'AggregatedCommentFeedResource.get') return threads.slice();
      if (name === 'CommentWatchResource.create') return { thread_ids: threadIds(), begun_ids: [] };
      if (name === 'PinResource.get') return pin;
      if (name === 'AggregatedCommentResource.create') {
        await reply;
        return comment('20', (input as { text: string }).text, { user: meis.user });
      }
      if (name === 'AggregatedCommentResource.delete') return deletion;
      if (name !== 'AggregatedCommentResource.get') return null;
      const found = told[(input as { id: string }).id];
      if (!found) throw refusal('comment_not_found');
      return found;
    },
  });
  if (threads.length > 0) await expect.element(words('What paper is the red?')).toBeVisible();
  const tell = (name: string, commentId: string) => {
    const effect = live.find((one) => one.name === name)!;
    return mounted.store.dispatch(effect.apply({ talkId: '9', commentId } as never));
  };
  return { ...mounted, tell };
}

/** The section of a pin as the store has it. */
function StoredTalk() {
  const { data } = useResource(PinResource.get, { id: '9' });
  const shown = useEntity(data ?? undefined);
  return shown ? <CommentSection about={aboutPin(shown as WholePin)} /> : null;
}

/** Words of a comment, which stand beside its author's name. */
const words = (text: string) => page.getByText(text, { exact: false });
const bar = (name: string) => page.getByRole('button', { name });
const say = async (text: string) => {
  await page.getByRole('textbox').fill(text);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
};

describe('what others say under an open pin', () => {
  it('waits behind a bar, once each, and stands first when its reader wants', async () => {
    const { tell } = await show({ '12': comment('12', 'Old book boards.'), '13': comment('13', 'Or an envelope.') });
    const place = () => words('What paper is the red?').element().getBoundingClientRect().top;
    const before = place();
    await tell('comment.said', '12');
    await tell('comment.said', '12');
    await expect.element(bar('1 new comment')).toBeVisible();
    expect(place(), 'nothing moves under a reader').toBe(before);
    await tell('comment.said', '13');
    await expect.element(words('Or an envelope.')).not.toBeInTheDocument();
    await bar('2 new comments').click();
    await expect.element(bar('new comment')).not.toBeInTheDocument();
    const said = page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent ?? '');
    expect(said.findIndex((text) => text.includes('Or an envelope.'))).toBe(0);
    expect(said.findIndex((text) => text.includes('Old book boards.'))).toBe(1);
    expect(document.activeElement?.textContent).toContain('Or an envelope.');
  });

  it('waits behind the bar also where it was said before the page was told of anything', async () => {
    await show(
      { '12': comment('12', 'Old book boards.'), '13': comment('13', 'Or an envelope.') },
      { threadIds: () => ['13', '12', '11'] },
    );
    await expect.poll(() => bar('2 new comments').query(), { timeout: 8_000 }).not.toBeNull();
    await bar('2 new comments').click();
    await expect.element(words('Old book boards.')).toBeVisible();
  });

  it('waits behind the bar also where it was said while the window was away', async () => {
    let threadIds = ['11'];
    const { sent } = await show({ '12': comment('12', 'Old book boards.') }, { threadIds: () => threadIds });
    const watches = () => sent.filter(({ name }) => name === 'CommentWatchResource.create').length;
    await expect.poll(watches, { timeout: 8_000 }).toBe(1);
    threadIds = ['12', '11'];
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.element(bar('1 new comment')).toBeVisible();
  });

  it('is asked for no more once the pin is gone for the reader', async () => {
    const gone = () => {
      throw refusal('pin_not_found');
    };
    const { sent } = await show({}, { threadIds: gone });
    const watches = () => sent.filter(({ name }) => name === 'CommentWatchResource.create').length;
    await expect.poll(watches, { timeout: 8_000 }).toBe(1);
    for (let again = 0; again < 3; again += 1) document.dispatchEvent(new Event('visibilitychange'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(watches()).toBe(1);
  });

  it('is not asked for after the page is told that the pin is gone', async () => {
    const { sent, store } = await show({});
    const watches = () => sent.filter(({ name }) => name === 'CommentWatchResource.create').length;
    await expect.poll(watches, { timeout: 8_000 }).toBe(1);
    await store.dispatch(live.find(({ name }) => name === 'talk.gone')!.apply({ talkId: '9' } as never));
    document.dispatchEvent(new Event('visibilitychange'));
    await store.dispatch(live.find(({ name }) => name === 'ready')!.apply({} as never));
    expect(watches()).toBe(1);
  });

  it('goes once the owner lets nobody comment any more, and comes again', async () => {
    let isOff = false;
    const { store, sent } = await mount(<StoredTalk />, {
      state,
      answer: ({ name }) => {
        if (name === 'PinResource.get') return { ...pin, comments_disabled: isOff };
        if (name === 'AggregatedCommentFeedResource.get') return [comment('11', 'What paper is the red?')];
        return { thread_ids: [], begun_ids: [] };
      },
    });
    const switched = live.find(({ name }) => name === 'comments.switched')!;
    const tell = () => store.dispatch(switched.apply({ type: 'pin', talkId: '9' } as never));
    await expect.element(words('What paper is the red?')).toBeVisible();
    isOff = true;
    await tell();
    await expect.element(words('What paper is the red?')).not.toBeInTheDocument();
    // A page without comments says that it is open, too, because it would not be told otherwise.
    const watches = () => sent.filter(({ name }) => name === 'CommentWatchResource.create').length;
    await expect.poll(watches, { timeout: 8_000 }).toBe(1);
    isOff = false;
    await tell();
    await expect.element(words('What paper is the red?')).toBeVisible();
  });

  it('is not told of where the viewer may not see it', async () => {
    const { tell } = await show({});
    await tell('comment.said', '14');
    await expect.element(page.getByRole('button', { name: 'new comment' })).not.toBeInTheDocument();
  });

  it('is counted in its thread when it is a reply, and moves nothing', async () => {
    const { tell } = await show({ '15': comment('15', 'Me too', { parent_id: '11' }) });
    await tell('comment.said', '15');
    await expect.element(page.getByRole('button', { name: 'Show 1 reply' })).toBeVisible();
    await expect.element(words('Me too')).not.toBeInTheDocument();
  });

  it('changes in its place, and leaves the page once it is gone', async () => {
    const told: Record<string, object | undefined> = { '11': comment('11', 'What paper is the blue?') };
    const { tell } = await show(told);
    await tell('comment.changed', '11');
    await expect.element(words('What paper is the blue?')).toBeVisible();
    told['11'] = undefined;
    await tell('comment.changed', '11');
    await expect.element(words('What paper is the blue?')).not.toBeInTheDocument();
  });

  it('leaves the page without being asked for, once it is told that it is gone', async () => {
    const { tell, sent } = await show({});
    await tell('comment.gone', '11');
    await expect.element(words('What paper is the red?')).not.toBeInTheDocument();
    expect(sent.filter(({ name }) => name === 'AggregatedCommentResource.get')).toEqual([]);
  });

  it('shows at once where nobody had spoken, and behind the bar from then on', async () => {
    const { tell } = await show({ '12': comment('12', 'Old book boards.'), '13': comment('13', 'Or an envelope.') }, { threads: [] });
    await expect.element(page.getByText('Nobody has spoken yet')).toBeVisible();
    await tell('comment.said', '12');
    await expect.element(words('Old book boards.')).toBeVisible();
    await expect.element(page.getByText('Nobody has spoken yet')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'new comment' })).not.toBeInTheDocument();
    await tell('comment.said', '13');
    await expect.element(bar('1 new comment')).toBeVisible();
  });

  it.each([
    { where: 'an empty talk', threads: [] },
    { where: 'a talk with threads', threads: [comment('11', 'What paper is the red?')] },
  ])('stands beside what the reader says at the same moment, in $where', async ({ threads }) => {
    const { promise: reply, resolve: arrive } = Promise.withResolvers<void>();
    const { tell, sent } = await show({ '12': comment('12', 'Old book boards.') }, { threads, reply });
    await say('It is kraft paper.');
    await expect.poll(() => sent.map(({ name }) => name)).toContain('AggregatedCommentResource.create');
    await tell('comment.said', '12');
    arrive();
    await expect.element(page.getByRole('article').filter({ hasText: 'It is kraft paper.' })).toBeVisible();
    if (threads.length > 0) await bar('1 new comment').click();
    await expect.element(words('Old book boards.')).toBeVisible();
    await expect.element(words('It is kraft paper.')).toBeVisible();
  });

  it('waits behind the bar where the reader spoke just after it, before the page was told of anything', async () => {
    await show({ '12': comment('12', 'Old book boards.') }, { threads: [], threadIds: () => ['20', '12'] });
    await say('It is kraft paper.');
    await expect.poll(() => bar('1 new comment').query(), { timeout: 8_000 }).not.toBeNull();
    await bar('1 new comment').click();
    await expect.element(words('Old book boards.')).toBeVisible();
    await expect.element(words('It is kraft paper.')).toBeVisible();
  });

  it('waits behind the bar where the talk was just read once more with it, before it was told', async () => {
    const threads = [comment('11', 'What paper is the red?')];
    const { tell, store } = await show({ '12': comment('12', 'Old book boards.') }, { threads });
    threads.unshift(comment('12', 'Old book boards.'));
    const ready = live.find(({ name }) => name === 'ready')!;
    await store.dispatch(ready.apply({ userId: '3' } as never));
    await tell('comment.said', '12');
    await bar('1 new comment').click();
    await expect.element(words('Old book boards.')).toBeVisible();
  });

  it('shows at once when the only comment that stands there is deleted, and the count says the same at each moment', async () => {
    const { promise: reply, resolve: arrive } = Promise.withResolvers<null>();
    const own = comment('11', 'What paper is the red?', { access: ['delete'] });
    const { tell } = await show({ '12': comment('12', 'Old book boards.') }, { threads: [own], deletion: reply });
    await tell('comment.said', '12');
    await expect.element(bar('1 new comment')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: '2 comments' })).toBeVisible();
    await page.getByRole('button', { name: /^More for the comment/u }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect.element(words('Old book boards.')).toBeVisible();
    await expect.element(bar('1 new comment')).not.toBeInTheDocument();
    await expect.element(page.getByText('Nobody has spoken yet')).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: '1 comment' })).toBeVisible();
    arrive(null);
    await expect.element(page.getByRole('heading', { name: '1 comment' })).toBeVisible();
  });

  it('is read once more when the stream begins, because nobody told of what happened before', async () => {
    const threads = [comment('12', 'Old book boards.'), comment('11', 'What paper is the red?')];
    const shown = await show({}, { threads, threadIds: () => ['12', '11'] });
    threads.splice(0, 2, comment('11', 'What paper is the blue?'));
    const ready = live.find(({ name }) => name === 'ready')!;
    await shown.store.dispatch(ready.apply({ userId: '3' } as never));
    await expect.element(words('What paper is the blue?')).toBeVisible();
    await expect.element(words('Old book boards.')).not.toBeInTheDocument();
    expect(shown.sent.map(({ name }) => name)).toContain('PinResource.get');
  });

  it('is read once more in each order that was looked at', async () => {
    const of = { best: [comment('11', 'What paper is the red?')], newest: [comment('12', 'Old book boards.')] };
    const { store } = await mount(<CommentSection about={aboutPin(pin)} />, {
      state,
      answer: ({ name, input }) => {
        if (name === 'AggregatedCommentFeedResource.get') return of[(input as { sort: 'best' | 'newest' }).sort].slice();
        return name === 'CommentWatchResource.create' ? { thread_ids: ['12', '11'] } : pin;
      },
    });
    await expect.element(words('What paper is the red?')).toBeVisible();
    const newest = commentOptions({ type: 'pin', id: '9' }, 'newest');
    await store.dispatch(ensureResource(AggregatedCommentFeedResource.get, newest));
    of.newest = [];
    startWatching({ type: 'pin', id: '9' });
    await store.dispatch(live.find(({ name }) => name === 'ready')!.apply({ userId: '3' } as never));
    const place = { name: AggregatedCommentFeedResource.get.name, key: resourceKey(newest) };
    expect(selectResource(store.getState().resources, place).data).toEqual([]);
    await expect.element(words('What paper is the red?')).toBeVisible();
  });

  it('comes back behind the bar once it is brought back, and is counted once', async () => {
    const told: Record<string, object | undefined> = { '11': comment('11', 'What paper is the red?') };
    const { tell, store } = await show(told, { threads: [comment('11', 'What paper is the red?'), comment('10', 'How lovely.')] });
    const counted = () => (store.getState().entities.pin['9'] as { comment_count?: number } | undefined)?.comment_count ?? 0;
    const before = counted();
    told['11'] = undefined;
    for (const _ of [1, 2]) await tell('comment.changed', '11');
    await expect.element(words('What paper is the red?')).not.toBeInTheDocument();
    told['11'] = comment('11', 'What paper is the red?');
    for (const _ of [1, 2]) await tell('comment.shown', '11');
    await bar('1 new comment').click();
    await expect.element(words('What paper is the red?')).toBeVisible();
    expect(counted()).toBe(before);
  });
});

describe('an answer that is typed while its comment is deleted', () => {
  const begin = async () => {
    const told: Record<string, object | undefined> = { '11': comment('11', 'What paper is the red?') };
    const shown = await show(told);
    await page.getByRole('button', { name: 'Reply to Mei Tan' }).click();
    await page.getByRole('textbox', { name: 'Reply to Mei Tan' }).fill('It is kraft pa');
    await shown.tell('comment.gone', '11');
    await expect.element(page.getByText('This comment is gone.', { exact: false })).toBeVisible();
    await expect.element(words('What paper is the red?')).not.toBeInTheDocument();
    return shown;
  };
  const answer = () => page.getByRole('article', { name: 'Comment by Mei Tan' }).getByRole('textbox');

  it('stays, and is said as a comment of its own', async () => {
    const { sent } = await begin();
    await expect.element(answer()).toHaveValue('It is kraft pa');
    expect(document.activeElement).toBe(answer().element());
    await answer().fill('It is kraft paper.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('This comment is gone.', { exact: false })).not.toBeInTheDocument();
    const said = sent.find(({ name }) => name === 'AggregatedCommentResource.create');
    expect(said?.input).toMatchObject({ text: 'It is kraft paper.' });
    expect(said?.input).not.toMatchObject({ parent_id: '11' });
  });

  it('answers it again once it is brought back', async () => {
    const { tell, sent } = await begin();
    await tell('comment.shown', '11');
    await expect.element(words('What paper is the red?')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'new comment' })).not.toBeInTheDocument();
    await expect.element(answer()).toHaveValue('It is kraft pa');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(() => sent.find(({ name }) => name === 'AggregatedCommentResource.create')?.input).toMatchObject({ parent_id: '11' });
  });

  it('moves to the field of the whole talk when it is left', async () => {
    await begin();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText('This comment is gone.', { exact: false })).not.toBeInTheDocument();
    await expect.element(page.getByRole('textbox')).toHaveValue('It is kraft pa');
  });
});
