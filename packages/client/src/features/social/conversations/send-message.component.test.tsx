import { afterEach, describe, expect, it } from 'vitest';
import { strangerRecord } from '../../../testing/stranger-record.ts';
import { stateReplaced } from '../../../store/create-store.ts';
import { mount, refusal, type MountOptions } from '../../../testing/mount.tsx';
import { enclose, keepDraft } from './change-talk.ts';
import type { TempMessage } from './conversations.store.ts';
import { keepSending, readSending } from './kept-sending.ts';
import { TalkDock } from './talk-dock.tsx';
import { cancelMessage, sendMessage } from './send-message.ts';

const noor = {
  session: {
    userId: '3',
    settings: { origin: location.origin },
    viewer: { ...strangerRecord, id: '3', username: 'noor_haddad', full_name: 'Noor Haddad', login_state: 1 },
  },
} as MountOptions['state'];
const create = 'ConversationMessagesResource.create';
const arrived = { type: 'message', id: '12', conversation_id: '1', text: '' };

/** A page of Noor's where messages are sent as the test says. */
async function open(answer: MountOptions['answer']) {
  const { store, sent, keys } = await mount(<TalkDock hidden onClosed={() => undefined} />, { state: noor, answer });
  const acts = () => sent.flatMap(({ name, input }, at) => (name === create ? [{ ...(input as object), key: keys[at] }] : []));
  return { store, acts };
}

/** Leaves a message behind as a page does that goes while it sends. */
function leave(key: string, text: string, more: Partial<TempMessage> = {}) {
  const message: TempMessage = { type: 'tempMessage', key, conversationId: '1', text, createdAt: Date.now(), waits: null, ...more };
  keepSending(localStorage, '3', message);
}

describe('a message that is being sent', () => {
  afterEach(() => {
    localStorage.clear();
  });

  it('is sent again as the same act by the next page, in order and with what it carries', async () => {
    leave('b', 'And this', { createdAt: Date.now() - 1000 });
    leave('a', 'This one', { createdAt: Date.now() - 2000, pin: '9' });
    const { store, acts } = await open(() => arrived);
    await expect
      .poll(() => acts())
      .toMatchObject([
        { text: 'This one', pin: '9', key: 'a' },
        { text: 'And this', key: 'b' },
      ]);
    await expect.poll(() => store.getState().talk.sending).toEqual([]);
    expect(readSending(localStorage, '3', Date.now())).toEqual({ fresh: [], old: [] });
  });

  it('is sent by no other account of the browser, and waits for its own', async () => {
    const { promise: asked, resolve } = Promise.withResolvers<void>();
    const { store, acts } = await open(async () => {
      await asked;
      throw refusal('too_many_requests', { retryAfter: 0 });
    });
    const sending = store.dispatch(sendMessage('1', 'From Noor'));
    await expect.poll(() => acts()).toHaveLength(1);
    store.dispatch(stateReplaced({ ...store.getState(), session: { ...store.getState().session, userId: '4' } }));
    resolve();
    await sending;
    expect(acts()).toHaveLength(1);
    expect(readSending(localStorage, '3', Date.now()).fresh).toMatchObject([{ text: 'From Noor' }]);
  });

  it('goes before what is said next', async () => {
    const { store, acts } = await open(() => arrived);
    leave('a', 'First');
    await store.dispatch(sendMessage('1', 'Second'));
    expect(acts()).toMatchObject([{ text: 'First' }, { text: 'Second' }]);
  });

  it('is there to be sent by hand where nobody knows any more whether it arrived', async () => {
    leave('a', 'Last week', { createdAt: Date.now() - 7 * 86_400_000 });
    const { store, acts } = await open(() => arrived);
    await expect.poll(() => store.getState().talk.drafts['1']).toBe('Last week');
    expect(acts()).toEqual([]);
    expect(readSending(localStorage, '3', Date.now()).old).toEqual([]);
  });

  it('comes back before what was typed since, with what went along, when it is refused', async () => {
    const { promise: asked, resolve } = Promise.withResolvers<void>();
    const { store } = await open(async () => {
      await asked;
      throw refusal('forbidden', { reason: 'not_let' });
    });
    void store.dispatch(sendMessage('1', 'Hello?', { replyTo: '11' }));
    store.dispatch(keepDraft('1', 'Are you there'));
    resolve();
    await expect.poll(() => store.getState().talk.drafts['1']).toBe('Hello?\nAre you there');
    expect(store.getState().talk.enclosed['1']).toMatchObject({ replyTo: '11' });
    expect(store.getState().toasts).toMatchObject({ current: { message: 'messages.notLet' } });
  });

  it.each([
    ['an answer', { replyTo: undefined }],
    ['a picture', { replyTo: undefined, picture: undefined }],
  ])('comes back with its picture also where %s was dropped since', async (_what, dropped) => {
    const { promise: asked, resolve } = Promise.withResolvers<void>();
    const { store } = await open(async () => {
      await asked;
      throw refusal('forbidden', { reason: 'not_let' });
    });
    const picture = { signature: 'abc', url: '/abc.jpg' };
    void store.dispatch(sendMessage('1', 'Look', { picture }));
    store.dispatch(enclose('1', dropped));
    resolve();
    await expect.poll(() => store.getState().talk.drafts['1']).toBe('Look');
    expect(store.getState().talk.enclosed['1']).toMatchObject({ picture });
  });

  it('comes back after those that were refused before it', async () => {
    const { store } = await open(() => {
      throw refusal('forbidden', { reason: 'not_let' });
    });
    store.dispatch(keepDraft('1', 'Are you there'));
    await Promise.all(['One', 'Two', 'Three'].map((words) => store.dispatch(sendMessage('1', words))));
    expect(store.getState().talk.drafts['1']).toBe('One\nTwo\nThree\nAre you there');
  });

  it('is sent no more when its person says so while it waits, and its words come back', async () => {
    let isBusy = true;
    const { store, acts } = await open(() => {
      if (isBusy) throw refusal('unavailable', { retryAfter: 0.2 });
      return arrived;
    });
    const sent = store.dispatch(sendMessage('1', 'Look'));
    await expect.poll(() => store.getState().talk.sending[0]?.waits).toBe('server');
    store.dispatch(cancelMessage(store.getState().talk.sending[0]!));
    const tries = acts().length;
    isBusy = false;
    await sent;
    expect([acts().length, store.getState().talk.sending, store.getState().talk.drafts['1']]).toEqual([tries, [], 'Look']);
    expect(readSending(localStorage, '3', Date.now())).toEqual({ fresh: [], old: [] });
  });

  it('leaves what goes along with the next one', async () => {
    const { promise: asked, resolve } = Promise.withResolvers<void>();
    const { store } = await open(async () => {
      await asked;
      throw refusal('forbidden', { reason: 'not_let' });
    });
    void store.dispatch(sendMessage('1', 'Hello?', { replyTo: '11' }));
    store.dispatch(enclose('1', { replyTo: '12' }));
    resolve();
    await expect.poll(() => store.getState().talk.drafts['1']).toBe('Hello?');
    expect(store.getState().talk.enclosed['1']).toEqual({ replyTo: '12' });
  });

  it.each(['too_many_requests', 'unavailable', 'conflict'] as const)(
    'waits as long as the server asks (%s), and is the same act',
    async (name) => {
      let isBusy = true;
      const { store, acts } = await open(() => {
        if (isBusy) throw refusal(name, { retryAfter: 0.5 });
        return arrived;
      });
      const sent = store.dispatch(sendMessage('1', 'Look'));
      await expect.poll(() => store.getState().talk.sending[0]?.waits).toBe('server');
      expect(store.getState().talk.drafts['1']).toBeUndefined();
      isBusy = false;
      await sent;
      const keys = new Set(acts().map(({ key }) => key));
      expect([acts().length > 1, keys.size, store.getState().talk.sending]).toEqual([true, 1, []]);
    },
  );

  it('goes on when its person comes in again', async () => {
    const { store } = await open(() => {
      throw refusal('not_signed_in');
    });
    await store.dispatch(sendMessage('1', 'Look'));
    const { acts } = await open(() => arrived);
    await expect.poll(() => acts()).toMatchObject([{ text: 'Look' }]);
  });
});
