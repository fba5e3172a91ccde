import { page, userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { strangerRecord } from '../../../testing/stranger-record.ts';
import { brokenNetwork, mount, refusal, type MountOptions } from '../../../testing/mount.tsx';
import { closeTalk, keepDraft, lookFor, openTalk } from './change-talk.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { talkChanged } from './conversations.store.ts';
import { keepSending, readSending } from './kept-sending.ts';
import { NewMessage } from './new-message.tsx';
import { resumeSending } from './send-message.ts';
import { WaitingFirsts } from './waiting-firsts.tsx';

const noor = { session: { userId: '3', viewer: { ...strangerRecord, id: '3' } } } as MountOptions['state'];
const begun = { type: 'conversation', id: '7', users: [], emails: [], messages: [], last_message: null };

const person = (id: string, fullName: string) => ({ type: 'user', id, fullName, username: id, imageSmallUrl: null, profileUrl: `/${id}/` });
const suggestion = (id: string, fullName: string) => ({ kind: 'user', id, name: null, users: [person(id, fullName)] });

describe('a new message', () => {
  afterEach(() => localStorage.clear());

  it('goes to those who were chosen by name, and on in the conversation that it began', async () => {
    const onBegun = vi.fn();
    const { sent } = await mount(<NewMessage onBegun={onBegun} onKept={() => undefined} />, {
      answer: ({ name, input }) => {
        if (name === 'ConversationsResource.create')
          return { type: 'conversation', id: '7', users: [], emails: [], messages: [], last_message: null };
        const { term } = input as { term?: string };
        return term === undefined ? [suggestion('5', 'Mei Tan'), suggestion('6', 'Tomás Ibarra')] : [suggestion('8', 'Lena Fjeld')];
      },
    });
    await page.getByRole('button', { name: 'Mei Tan @5' }).click();
    await expect.element(page.getByRole('button', { name: 'Take Mei Tan out' })).toBeVisible();
    await page.getByLabelText('To').fill('len');
    await page.getByRole('button', { name: 'Lena Fjeld @8' }).click();
    await page.getByLabelText('Write a message').fill('The hallway?');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => onBegun.mock.calls).toEqual([['7']]);
    expect(sent.find(({ name }) => name === 'ConversationsResource.create')?.input).toEqual({ user_ids: ['5', '8'], text: 'The hallway?' });
  });

  it('begins with a person and what is shared, which goes without words, and may be left out', async () => {
    const { sent } = await mount(<NewMessage to="5" carries={{ board: '9' }} onBegun={() => undefined} onKept={() => undefined} />, {
      state: noor,
      answer: ({ name }) => {
        if (name === 'UserResource.get') return person('5', 'Mei Tan');
        if (name === 'BoardResource.get') return { type: 'board', id: '9', name: 'Hallway', url: '/mei/hallway/', cover_images: [] };
        return name === 'ConversationsResource.create' ? begun : [];
      },
    });
    await expect.element(page.getByRole('button', { name: 'Take Mei Tan out' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Hallway' })).toBeVisible();
    await page.getByRole('button', { name: 'Send' }).click();
    const first = () => sent.findLast(({ name }) => name === 'ConversationsResource.create')?.input;
    await expect.poll(first).toEqual({ user_ids: ['5'], board: '9', text: '' });
    await page.getByRole('button', { name: 'Take it out' }).click();
    await expect.element(page.getByRole('link', { name: 'Hallway' })).not.toBeInTheDocument();
  });

  it('shows words for one person never before another', async () => {
    const answer = ({ name, input }: { name: string; input: unknown }) =>
      name === 'UserResource.get' ? person((input as { id: string }).id, 'Mei Tan') : [];
    const first = await mount(<NewMessage to="5" onBegun={() => undefined} onKept={() => undefined} />, { state: noor, answer });
    await page.getByLabelText('Write a message').fill('For Mei alone');
    expect(first.store.getState().talk.drafts).toEqual({ 'new:5': 'For Mei alone' });
    document.body.replaceChildren();
    await mount(<NewMessage to="6" onBegun={() => undefined} onKept={() => undefined} />, { state: noor, answer });
    await expect.element(page.getByLabelText('Write a message')).toHaveValue('');
  });

  it('takes what is shared along into a group', async () => {
    const onBegun = vi.fn();
    const { store } = await mount(<NewMessage carries={{ board: '9' }} onBegun={onBegun} onKept={() => undefined} />, {
      state: noor,
      answer: ({ name }) =>
        name === 'BoardResource.get'
          ? { type: 'board', id: '9', name: 'Hallway', url: '/mei/hallway/', cover_images: [] }
          : [{ kind: 'conversation', id: '7', name: 'Flat', users: [person('5', 'Mei Tan'), person('6', 'Tomás Ibarra')] }],
    });
    await page.getByRole('button', { name: 'Flat Group of 3' }).click();
    expect([onBegun.mock.calls, store.getState().talk.enclosed['7']]).toEqual([[['7']], { board: '9' }]);
  });

  it('goes to addresses, each typed once, beside people or instead of them', async () => {
    const onBegun = vi.fn();
    const { sent } = await mount(<NewMessage onBegun={onBegun} onKept={() => undefined} />, {
      answer: ({ name }) =>
        name === 'ConversationsResource.create'
          ? { type: 'conversation', id: '7', users: [], emails: ['noor@example.org'], messages: [], last_message: null }
          : [],
    });
    await page.getByLabelText('To').fill('noor@example.org');
    await page.getByRole('button', { name: 'noor@example.org Write to this address' }).click();
    await page.getByLabelText('To').fill('NOOR@example.org');
    await userEvent.keyboard('{Enter}');
    await page.getByLabelText('To').fill('ada@example.org');
    await userEvent.keyboard('{Enter}');
    await page.getByRole('button', { name: 'Take ada@example.org out' }).click();
    await page.getByLabelText('To').fill('ada@');
    await expect.element(page.getByText('Nobody by that name.')).toBeVisible();
    await page.getByLabelText('Write a message').fill('The hallway?');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => onBegun.mock.calls).toEqual([['7']]);
    const input = { user_ids: [], emails: ['noor@example.org'], text: 'The hallway?' };
    expect(sent.find(({ name }) => name === 'ConversationsResource.create')?.input).toEqual(input);
  });

  it('begins with whom somebody looked for elsewhere, and the next one with nobody', async () => {
    const shown = () => page.getByLabelText('To', { exact: true });
    function Opened() {
      const isOpen = useAppSelector(({ talk }) => talk.view !== null);
      return isOpen && <NewMessage onBegun={() => undefined} onKept={() => undefined} />;
    }
    const { store } = await mount(<Opened />, { state: noor, answer: () => [] });
    store.dispatch(lookFor('Ada'));
    store.dispatch(openTalk({ kind: 'new' }));
    await expect.element(shown()).toHaveValue('Ada');
    store.dispatch(lookFor('ada@example.org'));
    await expect.element(page.getByRole('button', { name: 'Take ada@example.org out' })).toBeVisible();
    await expect.element(shown()).toHaveValue('');
    store.dispatch(closeTalk());
    await expect.element(shown()).not.toBeInTheDocument();
    store.dispatch(openTalk({ kind: 'new' }));
    await expect.element(shown()).toHaveValue('');
  });

  it('waits where there is no network, over the page as well, and is sent once as the same act', async () => {
    let isBroken = true;
    const onKept = vi.fn();
    const answer: MountOptions['answer'] = ({ name }) => {
      if (name !== 'ConversationsResource.create') return [suggestion('5', 'Mei Tan')];
      if (isBroken) throw brokenNetwork();
      return begun;
    };
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const parts = (
      <>
        <NewMessage onBegun={() => undefined} onKept={onKept} />
        <WaitingFirsts onNew={() => undefined} />
      </>
    );
    const { sent, keys } = await mount(parts, { state: noor, answer });
    await page.getByRole('button', { name: 'Mei Tan @5' }).click();
    await page.getByLabelText('Write a message').fill('The hallway?');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect.poll(() => onKept.mock.calls.length).toBe(1);
    const waiting = page.getByRole('list', { name: 'Not sent yet' });
    for (const words of ['Mei Tan', 'You: The hallway?', 'Sends when you are online'])
      await expect.element(waiting.getByText(words)).toBeVisible();
    const kept = readSending(localStorage, '3', Date.now()).fresh;
    expect(kept).toMatchObject([{ to: { userIds: ['5'], name: 'Mei Tan' }, text: 'The hallway?' }]);
    isBroken = false;
    window.dispatchEvent(new Event('online'));
    await expect.element(waiting).not.toBeInTheDocument();
    vi.restoreAllMocks();
    const used = keys.filter((_key, at) => sent[at]!.name === 'ConversationsResource.create');
    expect([used.length > 1, new Set(used)]).toEqual([true, new Set([kept[0]!.key])]);
    expect(readSending(localStorage, '3', Date.now()).fresh).toEqual([]);
  });

  it('stays with its people and why, where it is refused later, and goes on from there on the next page', async () => {
    let answers: 'nothing' | 'refusal' | 'begun' = 'nothing';
    const answer: MountOptions['answer'] = ({ name, input }) => {
      if (name === 'UserResource.get') return person((input as { id: string }).id, 'Mei Tan');
      if (name !== 'ConversationsResource.create') return [suggestion('5', 'Mei Tan')];
      if (answers === 'nothing') throw brokenNetwork();
      if (answers === 'refusal') throw refusal('forbidden', { reason: 'not_let' });
      return begun;
    };
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { store } = await mount(<NewMessage onBegun={() => undefined} onKept={() => undefined} />, { state: noor, answer });
    await page.getByRole('button', { name: 'Mei Tan @5' }).click();
    await page.getByLabelText('To').fill('ada@example.org');
    await userEvent.keyboard('{Enter}');
    await page.getByLabelText('Write a message').fill('The hallway?');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect.poll(() => store.getState().talk.sending[0]?.waits).toBe('network');
    answers = 'refusal';
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => store.getState().talk.sending[0]?.refused).toEqual({ id: 'messages.notLet' });
    vi.restoreAllMocks();
    document.body.replaceChildren();

    answers = 'begun';
    const onNew = vi.fn();
    const next = await mount(<WaitingFirsts onNew={onNew} />, { state: noor, answer });
    next.store.dispatch(resumeSending());
    const list = page.getByRole('list', { name: 'Not sent yet' });
    for (const words of ['Mei Tan, ada@example.org', 'You: The hallway?', 'This person takes no messages from you.'])
      await expect.element(list.getByText(words)).toBeVisible();
    await list.getByRole('button', { name: 'Change it' }).click();
    expect(onNew).toHaveBeenCalledOnce();
    const again = await mount(<NewMessage onBegun={() => undefined} onKept={() => undefined} />, { state: next.store.getState(), answer });
    for (const name of ['Mei Tan', 'ada@example.org'])
      await expect.element(page.getByRole('button', { name: `Take ${name} out` })).toBeVisible();
    await expect.element(page.getByLabelText('Write a message')).toHaveValue('The hallway?');
    await page.getByRole('button', { name: 'Take Mei Tan out' }).click();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect.poll(() => again.store.getState().talk.sending).toEqual([]);
    expect(again.sent.findLast(({ name }) => name === 'ConversationsResource.create')?.input).toEqual({
      user_ids: [],
      emails: ['ada@example.org'],
      text: 'The hallway?',
    });
    expect(readSending(localStorage, '3', Date.now()).fresh).toEqual([]);
  });

  it('waits for what the first one that was not refused waits for', async () => {
    const to = { userIds: ['5'], emails: [], name: 'Mei Tan' };
    const said = { type: 'tempMessage', key: 'a', conversationId: 'new', to, text: 'Hello', createdAt: 0, waits: null };
    const sending = [
      { ...said, refused: { id: 'messages.notLet' } },
      { ...said, key: 'b', waits: 'network' },
      { ...said, key: 'c' },
    ];
    const { store } = await mount(<WaitingFirsts onNew={() => undefined} />, { state: noor });
    store.dispatch(talkChanged({ sending: sending as never }));
    await expect.poll(() => page.getByText('Sends when you are online').elements()).toHaveLength(2);
  });

  it('is taken from somebody who is gone, who is named nobody', async () => {
    const answer: MountOptions['answer'] = ({ name }) => {
      if (name === 'UserResource.get') throw refusal('user_not_found');
      return [];
    };
    await mount(<NewMessage to="5" onBegun={() => undefined} onKept={() => undefined} />, { state: noor, answer });
    await expect.element(page.getByLabelText('Write a message')).toBeVisible();
    await page.getByRole('button', { name: 'Take Nobody out' }).click();
    await expect.element(page.getByLabelText('Write a message')).not.toBeInTheDocument();
  });

  it('is dropped where its person says so', async () => {
    const refused = { id: 'messages.notLet' } as const;
    const to = { userIds: ['5'], emails: [], name: 'Mei Tan' };
    const said = { type: 'tempMessage', key: 'k', conversationId: 'new', to, text: 'Hello', createdAt: Date.now(), waits: null } as const;
    keepSending(localStorage, '3', { ...said, refused });
    const { store, sent } = await mount(<WaitingFirsts onNew={() => undefined} />, { state: noor });
    store.dispatch(resumeSending());
    store.dispatch(keepDraft('new:again:k', 'Hello there'));
    expect(localStorage.getItem('message_drafts')).toContain('Hello there');
    await page.getByRole('button', { name: 'Drop it' }).click();
    expect(localStorage.getItem('message_drafts')).not.toContain('Hello there');
    expect([store.getState().talk.sending, readSending(localStorage, '3', Date.now()).fresh, sent]).toEqual([[], [], []]);
  });

  it('gives its words and its people back where it is not to be sent any more', async () => {
    let isBroken = true;
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const onNew = vi.fn();
    const parts = (
      <>
        <NewMessage onBegun={() => undefined} onKept={() => undefined} />
        <WaitingFirsts onNew={onNew} />
      </>
    );
    const { store, sent } = await mount(parts, {
      state: noor,
      answer: ({ name }) => {
        if (name === 'ConversationsResource.create' && isBroken) throw brokenNetwork();
        if (name === 'ConversationsResource.create') return begun;
        return [suggestion('5', 'Mei Tan')];
      },
    });
    await page.getByRole('button', { name: 'Mei Tan @5' }).click();
    await page.getByLabelText('Write a message').fill('The hallway?');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect.poll(() => store.getState().talk.sending[0]?.waits).toBe('network');
    await page.getByRole('button', { name: 'Take Mei Tan out' }).click();
    await page.getByRole('button', { name: 'Do not send' }).click();
    expect(onNew).toHaveBeenCalledOnce();
    await expect.element(page.getByRole('button', { name: 'Take Mei Tan out' })).toBeVisible();
    await expect.element(page.getByLabelText('Write a message')).toHaveValue('The hallway?');
    await expect.element(page.getByText('You chose not to send it.')).toBeVisible();
    const tries = () => sent.filter(({ name }) => name === 'ConversationsResource.create').length;
    const before = tries();
    isBroken = false;
    window.dispatchEvent(new Event('online'));
    vi.restoreAllMocks();
    // A message that is sent after it shows that the one before went nowhere.
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect.poll(tries).toBe(before + 1);
  });

  it('looks for the beginning of an address that is longer than any name', async () => {
    const { sent } = await mount(<NewMessage onBegun={() => undefined} onKept={() => undefined} />, { answer: () => [] });
    const address = `${'noor.'.repeat(12)}aziz@example.org`;
    await page.getByLabelText('To').fill(address);
    await expect.element(page.getByRole('button', { name: `${address} Write to this address` })).toBeVisible();
    await expect.poll(() => sent.map(({ input }) => (input as { term?: string }).term)).toContain(address.slice(0, 60));
  });
});
