import { page } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { strangerRecord } from '../../../testing/stranger-record.ts';
import { loginStates } from '@bowerbird/domain/identity/login-state.ts';
import { brokenNetwork, mount, refusal, type MountOptions } from '../../../testing/mount.tsx';
import { readSending } from './kept-sending.ts';
import SendIt from './send-it.share-extra.tsx';

const viewer = { ...strangerRecord, id: '3', username: 'noor_haddad', login_state: loginStates.loggedIn };
const noor = { session: { userId: '3', viewer } } as MountOptions['state'];
const person = (id: string, fullName: string) => ({ type: 'user', id, fullName, username: id, imageSmallUrl: null, profileUrl: `/${id}/` });
const mei = { kind: 'user', id: '5', name: null, users: [person('5', 'Mei Tan')] };
const hallway = { kind: 'conversation', id: '7', name: 'Hallway', users: [person('5', 'Mei Tan'), person('6', 'Tomás Ibarra')] };
const board = { path: '/noor_haddad/hall/', url: 'http://page/noor_haddad/hall/', title: 'Hall', sends: { board: '4' } };
const thing = { path: '/pin/9/', url: 'http://page/pin/9/', title: 'Blue jug', sends: { pin: '9' } };

/** Shows what the dialog of sharing offers; writes are answered as the test says. */
async function show(answer: MountOptions['answer'] = () => ({ type: 'message', id: '1' }), state = noor, more: object = {}) {
  const onClose = vi.fn();
  const mounted = await mount(
    <SendIt thing={{ ...thing, ...more }} onAddresses={() => undefined} onClose={onClose} onLookedFor={() => undefined} />,
    {
      state,
      answer: (call) => (call.name === 'ShareSuggestionsResource.get' ? [mei, hallway] : answer(call)),
    },
  );
  return { ...mounted, onClose, writes: () => mounted.sent.filter(({ name }) => name.endsWith('.create')) };
}

describe('sending what is shared', () => {
  it('reaches several at once, people and groups, with a line of text', async () => {
    const { writes, onClose } = await show(({ name }) =>
      name === 'ConversationsResource.create'
        ? { type: 'conversation', id: '8', users: [], emails: [], messages: [], last_message: null }
        : { type: 'message', id: '1', text: 'For the shelf?' },
    );
    await page.getByRole('button', { name: 'Mei Tan @5' }).click();
    await page.getByRole('button', { name: 'Hallway Group of 3' }).click();
    await page.getByLabelText('Add a line').fill('For the shelf?');
    await page.getByRole('button', { name: 'Send to 2' }).click();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(writes()).toEqual([
      { name: 'ConversationsResource.create', input: { user_ids: ['5'], pin: '9', text: 'For the shelf?' } },
      { name: 'ConversationMessagesResource.create', input: { conversation_id: '7', pin: '9', text: 'For the shelf?' } },
    ]);
  });

  it.each([
    ['a pin, and leads on to its page', thing, { message: 'messages.sentPin', values: { count: 1 }, href: '/pin/9/sent/' }],
    ['a board', board, { message: 'messages.sentTo', values: { count: 1 } }],
  ])('says that it sent %s', async (_what, shared, toast) => {
    const talk = { type: 'conversation', id: '8', users: [], emails: [], messages: [], last_message: null };
    const { store, onClose } = await show(() => talk, noor, shared);
    await page.getByRole('button', { name: 'Mei Tan @5' }).click();
    await page.getByRole('button', { name: 'Send to 1' }).click();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    const { message, values, href } = store.getState().toasts.current!;
    expect({ message, values, href }).toEqual(toast);
  });

  it('leads to a new message with it, beside the page on desktops and as a page of its own on phones', async () => {
    await page.viewport(1280, 900);
    const { onClose, store } = await show();
    const link = page.getByRole('link', { name: 'New message' });
    await expect.element(link).toHaveAttribute('href', '/messages/?view=new&pin=9');
    await link.click();
    expect(onClose.mock.calls).toHaveLength(1);
    expect(store.getState().talk.view).toEqual({ kind: 'new', carries: { pin: '9' } });
  });

  it('opens the page of a new message where the window has no room beside the page', async () => {
    await page.viewport(600, 800);
    const { store } = await show();
    const link = await page.getByRole('link', { name: 'New message' }).findElement();
    link.addEventListener('click', (event) => event.preventDefault());
    (link as HTMLElement).click();
    expect(store.getState().talk.view).toBeNull();
  });

  it('takes along into a new message whom somebody looked for, and not into its address', async () => {
    await page.viewport(1280, 900);
    const { store } = await show();
    await page.getByLabelText('Send to').fill(' ada@example.org');
    const link = page.getByRole('link', { name: 'Write to this address' });
    await expect.element(page.getByText('Nobody by that name.')).not.toBeInTheDocument();
    await expect.element(link).toHaveAttribute('href', '/messages/?view=new&pin=9');
    await link.click();
    expect(store.getState().talk.find).toBe('ada@example.org');
  });

  it('says the address of what no message carries', async () => {
    const { writes } = await show(undefined, noor, { path: '/topics/jugs/', url: 'http://page/topics/jugs/', sends: {} });
    await page.getByRole('button', { name: 'Hallway Group of 3' }).click();
    await page.getByLabelText('Add a line').fill('For you');
    await page.getByRole('button', { name: 'Send to 1' }).click();
    await expect
      .poll(() => writes().map(({ input }) => input))
      .toEqual([{ conversation_id: '7', text: 'For you\nhttp://page/topics/jugs/' }]);
    await expect.element(page.getByRole('link', { name: 'New message' })).not.toBeInTheDocument();
  });

  it('offers what only a few may see to these alone', async () => {
    const entities = { user: { '8': person('8', 'Lena Fjeld'), '9': person('9', 'Ada Lane') } };
    const state = { ...noor, entities: { pin: {}, board: {}, message: {}, conversation: {}, aggregatedcomment: {}, ...entities } };
    const among = ['8', '9'].map((id) => ({ type: 'user', id }));
    const { sent } = await show(undefined, state as unknown as MountOptions['state'], { sends: { board: '7' }, among });
    await expect.element(page.getByRole('button', { name: 'Ada Lane @9' })).toBeVisible();
    await page.getByLabelText('Send to').fill('len');
    await expect.element(page.getByRole('button', { name: 'Ada Lane @9' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Lena Fjeld @8' })).toBeVisible();
    await page.getByLabelText('Send to').fill('pablo');
    await expect.element(page.getByText('Not on this board yet')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('says that nobody else is on a board that its owner alone sees', async () => {
    await show(undefined, noor, { sends: { board: '7' }, among: [] });
    await expect.element(page.getByText('Nobody else is on this board yet')).toBeVisible();
  });

  it('keeps those whom it did not reach, and tries them again as the same act', async () => {
    let isFull = true;
    const { writes, keys, sent } = await show(({ name }) => {
      if (name === 'ConversationsResource.create' && isFull) throw refusal('too_many_requests');
      return { type: 'conversation', id: '8', users: [], emails: [], messages: [], last_message: null };
    });
    await page.getByRole('button', { name: 'Mei Tan @5' }).click();
    await page.getByRole('button', { name: 'Hallway Group of 3' }).click();
    await page.getByRole('button', { name: 'Send to 2' }).click();
    isFull = false;
    await page.getByRole('button', { name: 'Send to 1' }).click();
    await expect.poll(() => writes().length).toBe(3);
    const used = keys.filter((_key, index) => sent[index]!.name === 'ConversationsResource.create');
    expect(used[0]).toBe(used[1]);
  });

  it('keeps what finds no network until there is one, and says so', async () => {
    let isBroken = true;
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { onClose, store } = await show(({ name }) => {
      if (isBroken) throw brokenNetwork();
      return name === 'ConversationsResource.create'
        ? { type: 'conversation', id: '8', users: [], emails: [], messages: [], last_message: null }
        : { type: 'message', id: '1', text: '' };
    });
    await page.getByRole('button', { name: 'Mei Tan @5' }).click();
    await page.getByRole('button', { name: 'Hallway Group of 3' }).click();
    await page.getByRole('button', { name: 'Send to 2' }).click();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(store.getState().toasts).toMatchObject({ current: { message: 'messages.kept' } });
    const kept = () => readSending(localStorage, '3', Date.now()).fresh;
    const places = kept().map(({ pin, to, conversationId }) => `${pin}: ${to?.name ?? conversationId}`);
    expect(places.toSorted()).toEqual(['9: 7', '9: Mei Tan']);
    await expect.poll(() => store.getState().talk.sending.map(({ waits }) => waits)).toEqual(['network', 'network']);
    isBroken = false;
    window.dispatchEvent(new Event('online'));
    await expect.poll(kept).toEqual([]);
    vi.restoreAllMocks();
  });

  it('shows a group by the faces of two, and says how many people it has', async () => {
    await show();
    const group = page.getByRole('button', { name: 'Hallway Group of 3' });
    await expect.element(group).toBeVisible();
    const faces = (button: Element) => button.querySelector('span')!.firstElementChild!.children.length;
    expect(faces(group.element())).toBe(2);
    const [theirs, one] = ['Hallway Group of 3', 'Mei Tan @5'].map((name) => {
      const face = page.getByRole('button', { name }).element().querySelector('span')!.firstElementChild!;
      return face.getBoundingClientRect();
    });
    expect([theirs!.width, theirs!.height, theirs!.top]).toEqual([one!.width, one!.height, one!.top]);
    await expect.element(page.getByRole('button', { name: 'Mei Tan @5', exact: true })).toBeVisible();
  });

  it('tells two people of the same name apart by their usernames', async () => {
    const entities = { user: { '8': person('8', 'Mei Tan'), '9': person('9', 'Mei Tan') } };
    const state = { ...noor, entities: { pin: {}, board: {}, message: {}, conversation: {}, aggregatedcomment: {}, ...entities } };
    const among = ['8', '9'].map((id) => ({ type: 'user', id }));
    await show(undefined, state as unknown as MountOptions['state'], { sends: { board: '7' }, among });
    await expect.element(page.getByRole('button', { name: 'Mei Tan @8' })).toBeVisible();
    await page.getByLabelText('Send to').fill('@9');
    await expect.element(page.getByRole('button', { name: 'Mei Tan @8' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Mei Tan @9' })).toBeVisible();
  });

  it('is offered to nobody who came in without a password', async () => {
    const limited = { session: { userId: '3', viewer: { ...viewer, login_state: loginStates.limited } } } as MountOptions['state'];
    const { sent } = await show(undefined, limited);
    await expect.element(page.getByLabelText('Send to')).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  });
});
