import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mount, refusal, type Mounted } from '../../../testing/mount.tsx';
import { entityPatched } from '../../../store/entities.slice.ts';
import { conversation, field, log, mei, message, noor, own, person, send, show } from './testing/conversation-cast.tsx';
import { ConversationView } from './conversation-view.tsx';

describe('a conversation', () => {
  // The browser keeps drafts beyond a test.
  beforeEach(() => localStorage.clear());

  it('stands with the newest message at the end, and says when the other read it', async () => {
    await show([message('12', 'The rug too', own), message('11', 'See https://walls.example')], {
      about: { read_marks: [{ user_id: '5', message_id: '12', read_at: '2026-01-05T14:32:00Z' }] },
    });
    await expect.poll(() => log().element().textContent).toMatch(/See https:\/\/walls\.example.*The rug too/u);
    await expect.element(page.getByRole('link', { name: 'https://walls.example' })).toHaveAttribute('rel', 'noopener nofollow ugc');
    await expect.element(page.getByText(/^Read /u)).toBeVisible();
  });

  /** What was given to the server to say. */
  const said = (sent: Mounted['sent']) =>
    sent.flatMap(({ name, input }) =>
      name === 'ConversationMessagesResource.create' ? [input as { text: string; reply_to?: string }] : [],
    );

  /** Many messages, and what of them a call asks for. */
  const many = Array.from({ length: 60 }, (_, at) => message(String(100 + at), `Line ${100 + at}`, mei));
  const asked = ({ up_to: upTo, newer_than: newerThan }: { up_to?: string; newer_than?: string }) => {
    if (upTo !== undefined) return many.filter(({ id }) => Number(id) <= Number(upTo)).toReversed();
    if (newerThan !== undefined) return many.filter(({ id }) => Number(id) > Number(newerThan));
    return many.slice(-3).toReversed();
  };
  const frame = 'display: flex; flex-direction: column; block-size: 400px';
  const showAt = (at?: string) =>
    mount(
      <div ref={(box) => box?.firstElementChild?.setAttribute('style', frame)}>
        <ConversationView id="1" at={at} onLeft={() => undefined} />
      </div>,
      { state: noor, answer: ({ name, input }) => (name === 'ConversationMessagesResource.get' ? asked(input as object) : conversation()) },
    );
  const isSeen = (words: string) => {
    const [line, outer] = [page.getByText(words, { exact: true }).element(), log().element()].map((one) => one.getBoundingClientRect());
    return line!.top >= outer!.top && line!.bottom <= outer!.bottom;
  };

  it('opens at a message that was looked for, marks it, and goes on to the newest', async () => {
    await showAt('120');
    await expect.element(page.getByText('Line 120')).toBeVisible();
    await expect.poll(() => isSeen('Line 120')).toBe(true);
    expect(document.activeElement?.textContent).toContain('Line 120');
    expect([isSeen('Line 159'), isSeen('Line 100')]).toEqual([false, false]);
    log().element().scrollTo({ top: 100_000 });
    await expect.element(page.getByRole('button', { name: 'To the newest messages' })).not.toBeInTheDocument();
    await expect.poll(() => isSeen('Line 159')).toBe(true);
  });

  it('leads from an answer to what it quotes, be it there or far back', async () => {
    const quoting = (id: string, of: string) =>
      message(id, `Answer ${id}`, own, { reply_to: { message_id: of, name: 'Mei Tan', text: `Said ${of}` } });
    await mount(<ConversationView id="1" onLeft={() => undefined} />, {
      state: noor,
      answer: ({ name, input }) => {
        if (name !== 'ConversationMessagesResource.get') return conversation();
        const isFirst = !('up_to' in (input as object)) && !('newer_than' in (input as object));
        return isFirst ? [quoting('162', '159'), quoting('161', '120'), many.at(-1)!] : asked(input as object);
      },
    });
    await page.getByRole('button', { name: /Said 159/u }).click();
    expect(document.activeElement?.textContent).toContain('Line 159');
    await page.getByRole('button', { name: /Said 120/u }).click();
    await expect.element(page.getByText('Line 120')).toBeVisible();
    await expect.poll(() => document.activeElement?.textContent).toContain('Line 120');
    await page.getByRole('button', { name: 'To the newest messages' }).click();
    await expect.element(page.getByText('Answer 162')).toBeVisible();
  });

  it('is marked as read while somebody looks at it', async () => {
    const { sent } = await show([message('11', 'Found the wall')], { about: { unread: 1 }, answer: () => conversation() });
    await expect
      .poll(() => sent.find(({ name }) => name === 'ConversationResource.update')?.input)
      .toEqual({ conversation_id: '1', read_until: '11' });
  });

  it('draws its messages no more while only what is about them changes', async () => {
    const { store } = await show([message('12', 'The rug too'), message('11', 'Found the wall')]);
    await expect.element(log()).toHaveAttribute('aria-live', 'polite');
    const shapes = vi.spyOn(Intl, 'DateTimeFormat');
    store.dispatch(entityPatched({ type: 'conversation', id: '1', changes: { emails: ['ada@example.org'] } }));
    await expect.element(page.getByText('You see who it is once they accept', { exact: false })).toBeVisible();
    const times = shapes.mock.calls.filter(([, shape]) => shape?.timeStyle === 'short');
    shapes.mockRestore();
    expect(times).toEqual([]);
  });

  it('reads nothing out that a fetch brings, and what arrives later', async () => {
    await show([message('11', 'Found the wall')]);
    await expect.element(log()).toHaveAttribute('aria-live', 'off');
    await expect.element(log()).toHaveAttribute('aria-live', 'polite');
  });

  it('is with an address until somebody accepts, and takes more words meanwhile', async () => {
    await show([message('11', 'Found the wall', own)], { about: { users: [], emails: ['ada@example.org'] } });
    await expect.element(page.getByRole('heading', { name: 'ada@example.org' })).toBeVisible();
    await expect.element(page.getByText('You see who it is once they accept', { exact: false })).toBeVisible();
    await expect.element(page.getByLabelText('Message ada@example.org')).toBeVisible();
  });

  const garden = {
    type: 'topic',
    id: '42',
    slug: 'garden',
    name: 'Garden',
    is_followed: false,
    cover: { url: '/garden.jpg', width: 236, height: 300, dominantColor: '#aabbcc' },
    follower_count: 0,
    parent: null,
    children: [],
    related: [],
  };
  const blueThing = { id: '7', url: '/today/article/one-blue-thing/7/', title: 'One blue thing', cover: null, curator: null };
  const shares = [
    message('12', `${location.origin}/today/article/one-blue-thing/7/`),
    message('11', `For spring\n${location.origin}/topics/garden/`),
  ];

  it('shows the topics and the stories that it leads to as cards, with words but not the address', async () => {
    await show(shares, { answer: ({ name }) => (name === 'TopicResource.get' ? garden : blueThing) });
    const topic = page.getByRole('link', { name: 'Garden A topic' });
    await expect.element(topic).toHaveAttribute('href', '/topics/garden/');
    expect(topic.element().querySelector('img')?.getAttribute('src')).toBe('/garden.jpg');
    await expect.element(page.getByText('For spring', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'One blue thing A story' })).toHaveAttribute('href', blueThing.url);
    expect(log().element().textContent).not.toContain(location.origin);
  });

  it('says that a story is gone which its reader may not see', async () => {
    await show(shares.slice(0, 1), {
      answer: () => {
        throw refusal('not_found');
      },
    });
    await expect.element(page.getByText('No longer there, or not for you to see')).toBeVisible();
  });

  it('leads to a topic and a story by what they are while the server gives nothing of them', async () => {
    await show(shares, {
      answer: () => {
        throw refusal('too_many_requests');
      },
    });
    await expect.element(page.getByRole('link', { name: 'A topic', exact: true })).toHaveAttribute('href', '/topics/garden/');
    await expect.element(page.getByRole('link', { name: 'A story', exact: true })).toBeVisible();
    await expect.element(page.getByText('No longer there, or not for you to see')).not.toBeInTheDocument();
  });

  it('says what a request leads to, which stays closed and asks for nothing', async () => {
    const { sent } = await show(shares.slice(0, 1), { about: { is_request: true, requested_by: '5' } });
    await expect.element(page.getByText('A story', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Opens when you accept', { exact: false })).toBeVisible();
    expect(sent.map(({ name }) => name)).not.toContain('TodayArticleResource.get');
  });

  it('keeps links and what it carries closed while it is a request, and asks what to do', async () => {
    const about = { is_request: true, requested_by: '5', unread: 1 };
    const { sent, onLeft } = await show([message('11', 'See https://walls.example', mei, { carries: 'pin' })], {
      about,
      answer: () => null,
    });
    await expect.element(page.getByText('Opens when you accept')).toBeVisible();
    expect(page.getByRole('link', { name: 'https://walls.example' }).elements()).toHaveLength(0);
    expect(field().elements()).toHaveLength(0);
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect.poll(() => onLeft.mock.calls.length).toBe(1);
    expect(sent.filter(({ name }) => !name.endsWith('.get'))).toEqual([
      { name: 'ContactRequestsResource.update', input: { id: '1', action: 'decline' } },
    ]);
  });

  it('of several says who asks its reader into it', async () => {
    await show([message('11', 'The hallway?')], {
      about: { is_group: true, name: 'Hallway', is_request: true, requested_by: '5', unread: 1 },
    });
    await expect.element(page.getByText('Mei Tan asks you into this group.', { exact: false })).toBeVisible();
  });

  it.each([
    [
      'a message',
      async () => {
        await page.getByRole('button', { name: 'More for the message by Mei Tan' }).click();
        await page.getByRole('menuitem', { name: 'Report' }).click();
      },
      {},
      { type: 'message', id: '11' },
    ],
    [
      'a conversation',
      async () => {
        await page.getByRole('button', { name: 'More', exact: true }).click();
        await page.getByRole('menuitem', { name: 'Report' }).click();
      },
      {},
      { type: 'conversation', id: '1' },
    ],
    [
      'a request',
      () => page.getByRole('button', { name: 'Report', exact: true }).click(),
      { is_request: true, requested_by: '5' },
      { type: 'conversation', id: '1' },
    ],
  ] as const)('reports %s, and offers to block who wrote', async (_what, open, about, target) => {
    const { sent } = await show([message('11', 'Buy followers!')], { about, answer: () => ({ report_id: '1', target }) });
    await expect.element(page.getByText('Buy followers!')).toBeVisible();
    await open();
    await page.getByRole('radio', { name: /^Spam/u }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Report', exact: true }).click();
    await expect.element(page.getByRole('button', { name: 'Block Mei Tan' })).toBeVisible();
    expect(sent.find(({ name }) => name === 'ReportResource.create')?.input).toMatchObject({ target, reason: 'spam' });
  });

  it('has what may be done with a message beside what it says, also where the name of its sender stands above', async () => {
    const long = person('6', 'Tomás Ibarra of the Long Hallway');
    await show([message('11', 'Ok', long)], { about: { is_group: true, name: 'Hallway', users: [mei, long] } });
    await expect.element(page.getByText('Ok', { exact: true })).toBeVisible();
    const words = page.getByText('Ok', { exact: true }).element().parentElement!.getBoundingClientRect();
    const acts = page
      .getByRole('button', { name: `More for the message by ${long.fullName}` })
      .element()
      .getBoundingClientRect();
    expect(acts.top).toBeGreaterThanOrEqual(words.top);
    expect(acts.left).toBeGreaterThanOrEqual(words.right);
    expect(acts.left).toBeLessThan(words.right + 8);
  });

  it('takes reactions at once, and takes them back when the server refuses', async () => {
    const { promise: refused, reject } = Promise.withResolvers<object>();
    await show([message('11', 'Found the wall')], { answer: () => refused });
    const answered = page.getByRole('button', { name: 'Well made: 1' });
    await page.getByRole('button', { name: 'More for the message by Mei Tan' }).click();
    await page.getByRole('menuitemradio', { name: 'Well made' }).click();
    await expect.element(answered).toHaveAttribute('aria-pressed', 'true');
    reject(refusal('message_not_found'));
    await expect.element(answered).not.toBeInTheDocument();
  });

  it('carries a picture that was chosen, pasted or dropped, with words or without', async () => {
    const url = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
    vi.spyOn(XMLHttpRequest.prototype, 'open').mockReturnValue();
    vi.spyOn(XMLHttpRequest.prototype, 'setRequestHeader').mockReturnValue();
    vi.spyOn(XMLHttpRequest.prototype, 'response', 'get').mockReturnValue({
      success: true,
      image_signature: 'ab'.repeat(16),
      image_url: url,
    });
    vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
      this.dispatchEvent(new Event('load'));
    });
    const image = { url, largeUrl: url, width: 236, height: 300, dominantColor: '#336699' };
    const { sent } = await show([message('11', 'Found the wall')], { answer: () => message('12', '', own, { carries: 'picture', image }) });
    const file = new File(['x'], 'wall.png', { type: 'image/png' });
    const data = new DataTransfer();
    data.items.add(file);
    const gone = page.getByRole('button', { name: 'Take the picture out' });
    await expect.element(field()).toBeVisible();
    field()
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    await gone.click();
    await expect.element(gone).not.toBeInTheDocument();
    field()
      .element()
      .dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    await expect.element(gone).toBeVisible();
    await page.getByLabelText('Add a picture').last().upload(file);
    await expect.element(gone).toBeVisible();
    await send().click();
    await expect.element(log().getByRole('img', { name: 'A picture' })).toBeVisible();
    await expect.element(gone).not.toBeInTheDocument();
    vi.restoreAllMocks();
    expect(sent.find(({ name }) => name === 'ConversationMessagesResource.create')?.input).toMatchObject({
      text: '',
      image_signature: 'ab'.repeat(16),
    });
  });

  it('loads no picture of a request', async () => {
    await show([message('11', '', mei, { carries: 'picture', image: null })], { about: { is_request: true, requested_by: '5' } });
    await expect.element(page.getByText('Opens when you accept')).toBeVisible();
    expect(log().getByRole('img').elements()).toHaveLength(0);
  });

  it('answers a message, which stands above the answer', async () => {
    const reply_to = { message_id: '11', name: 'Mei Tan', text: 'Found the wall' };
    const { sent } = await show([message('11', 'Found the wall')], {
      answer: ({ name }) => (name === 'ConversationMessagesResource.create' ? message('12', 'Where?', own, { reply_to }) : null),
    });
    await page.getByRole('button', { name: 'More for the message by Mei Tan' }).click();
    await page.getByRole('menuitem', { name: 'Reply' }).click();
    await expect.element(page.getByText('Replying to Mei Tan')).toBeVisible();
    await field().fill('Where?');
    await send().click();
    await expect.element(page.getByText('Replying to Mei Tan')).not.toBeInTheDocument();
    await expect.element(page.getByRole('blockquote')).toBeVisible();
    expect(sent.find(({ name }) => name === 'ConversationMessagesResource.create')?.input).toMatchObject({
      text: 'Where?',
      reply_to: '11',
    });
  });

  it('says when what it answers was deleted meanwhile, and sends the words without it', async () => {
    const { sent, store } = await show([message('11', 'Found the wall')], {
      answer: ({ name }) => (name === 'ConversationMessagesResource.create' ? message('12', 'Where?', own) : null),
    });
    await page.getByRole('button', { name: 'More for the message by Mei Tan' }).click();
    await page.getByRole('menuitem', { name: 'Reply' }).click();
    await field().fill('Where?');
    store.dispatch(entityPatched({ type: 'message', id: '11', changes: { deleted: true, text: '' } }));
    await expect.element(page.getByText('No longer there')).toBeVisible();
    await send().click();
    await expect.poll(() => said(sent)).toEqual([expect.objectContaining({ text: 'Where?', reply_to: undefined })]);
  });

  it('sends the words without what they answer, too, when the server alone knows that it is gone', async () => {
    const { sent } = await show([message('11', 'Found the wall')], {
      answer: ({ name, input }) => {
        if (name !== 'ConversationMessagesResource.create') return null;
        if ((input as { reply_to?: string }).reply_to) throw refusal('message_not_found');
        return message('12', 'Where?', own);
      },
    });
    await page.getByRole('button', { name: 'More for the message by Mei Tan' }).click();
    await page.getByRole('menuitem', { name: 'Reply' }).click();
    await field().fill('Where?');
    await send().click();
    await expect.element(log().getByText('Where?')).toBeVisible();
    expect(said(sent).map(({ reply_to }) => reply_to)).toEqual(['11', undefined]);
    await expect.element(page.getByText('Not sent', { exact: false })).not.toBeInTheDocument();
  });

  it('says that it is a request until the other lets the viewer in', async () => {
    const { store } = await show([message('11', 'Hello', own)], { about: { asked: ['5'] } });
    await expect.element(page.getByText('Sent as a request')).toBeVisible();
    store.dispatch(entityPatched({ type: 'conversation', id: '1', changes: { asked: [] } }));
    await expect.element(page.getByText('Sent as a request')).not.toBeInTheDocument();
  });

  it('takes back one’s own messages alone', async () => {
    await show([message('12', 'Not mine'), message('11', 'A slip', own)]);
    const takeBack = page.getByRole('menuitem', { name: 'Delete for everyone' });
    await page.getByRole('button', { name: 'More for the message by Mei Tan' }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Reply' })).toBeVisible();
    expect(takeBack.elements()).toHaveLength(0);
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'More for your message' }).click();
    await expect.element(takeBack).toBeVisible();
  });

  it('asks before a message is gone for everyone', async () => {
    const { sent } = await show([message('11', 'A slip', own)]);
    await page.getByRole('button', { name: 'More for your message' }).click();
    await page.getByRole('menuitem', { name: 'Delete for everyone' }).click();
    await expect.element(page.getByRole('alertdialog', { name: 'Delete this message for everyone?' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    await expect.element(page.getByText('A slip')).toBeVisible();
    expect(sent.filter(({ name }) => name === 'ConversationMessagesResource.delete')).toEqual([]);
  });

  it('is muted by one press, and says when a message was deleted for everyone', async () => {
    const { sent } = await show([message('11', 'A slip', own)], { answer: () => null });
    await page.getByRole('button', { name: 'More for your message' }).click();
    await page.getByRole('menuitem', { name: 'Delete for everyone' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(page.getByText('Message deleted')).toBeVisible();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Mute' }).click();
    await expect
      .poll(() => sent.filter(({ name }) => !name.endsWith('.get')))
      .toEqual([
        { name: 'ConversationMessagesResource.delete', input: { message_id: '11' } },
        { name: 'ConversationResource.update', input: { conversation_id: '1', muted: true } },
      ]);
  });
});
