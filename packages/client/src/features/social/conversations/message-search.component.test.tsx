import { page } from 'vitest/browser';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { strangerRecord } from '../../../testing/stranger-record.ts';
import { mount, pageOf, type MountOptions } from '../../../testing/mount.tsx';
import { FoundMessages } from './message-search.tsx';

const noor = {
  session: { userId: '3', viewer: { ...strangerRecord, id: '3', username: 'noor_haddad', full_name: 'Noor Haddad' } },
} as MountOptions['state'];
const person = (id: string, fullName: string) => ({ type: 'user', id, fullName, username: id, imageSmallUrl: null, profileUrl: `/${id}/` });
const [own, mei, tomas] = [person('3', 'Noor Haddad'), person('5', 'Mei Tan'), person('6', 'Tomás Ibarra')];
const found = (id: string, sender: object, users: object[], conversation_name: string | null = null) => ({
  id,
  conversation_id: id,
  text: 'The blue wall',
  sender,
  created_at: '2026-01-05T10:00:00Z',
  conversation_name,
  users,
  emails: [],
});

describe('messages that were looked for', () => {
  it('stand under whom one talks with, and say who said the words', async () => {
    const answer = ({ name }: { name: string }) =>
      name === 'ShareSuggestionsResource.get'
        ? []
        : [found('1', own, [mei]), found('2', mei, [mei]), found('3', tomas, [mei, tomas], 'Hallway')];
    await mount(<FoundMessages term="wall" />, { state: noor, answer });
    const rows = page.getByRole('link');
    await expect.element(rows.nth(2)).toBeVisible();
    const lines = rows.elements().map((row) => [...row.children[1]!.children].map(({ textContent }) => textContent));
    expect(lines).toEqual([
      ['Mei Tan', 'You: The blue wall'],
      ['Mei Tan', 'The blue wall'],
      ['Hallway', 'Tomás Ibarra: The blue wall'],
    ]);
    await expect.element(rows.first()).toHaveAttribute('href', '/messages/1/?message=1');
    // The face is of whom one talks with, too: its letter is theirs.
    expect(rows.first().element().children[0]!.textContent).toBe('M');
  });

  it.each([1280, 390])('are cut by an ellipsis where they are long, and keep their time in sight at %i pixels', async (width) => {
    await page.viewport(width, 800);
    onTestFinished(() => page.viewport(1280, 800));
    const long = 'The blue wall of the hallway and all that hangs on it '.repeat(10);
    const answer = ({ name }: { name: string }) =>
      name === 'ShareSuggestionsResource.get' ? [] : [{ ...found('1', own, [mei]), text: long }];
    const frame = { display: 'flex', inlineSize: '360px' } as const;
    await mount(
      <div style={frame}>
        <div style={{ flex: 1, minInlineSize: 0 }}>
          <FoundMessages term="wall" />
        </div>
      </div>,
      { state: noor, answer },
    );
    const row = page.getByRole('link');
    await expect.element(row).toBeVisible();
    const line = row.element().querySelector<HTMLElement>('[class*="line"]')!;
    expect(line.scrollWidth).toBeGreaterThan(line.clientWidth);
    expect(getComputedStyle(line).textOverflow).toBe('ellipsis');
    const time = row.element().querySelector('time')!.getBoundingClientRect();
    expect(line.getBoundingClientRect().right).toBeLessThanOrEqual(time.left);
    expect(time.right).toBeLessThanOrEqual(row.element().closest('div')!.getBoundingClientRect().right);
  });

  it('stand below the people and groups of that name, who lead to what was said with them or to a first message', async () => {
    const people = [
      { kind: 'user', id: '5', name: null, users: [mei] },
      { kind: 'user', id: '6', name: null, users: [tomas] },
      { kind: 'conversation', id: '7', name: 'Hallway', users: [mei, tomas] },
    ];
    const talk = { type: 'conversation', id: '1', is_group: false, name: null, users: [{ type: 'user', id: '5' }] };
    const entities = { pin: {}, board: {}, user: {}, message: {}, aggregatedcomment: {}, conversation: { '1': talk } };
    const onOpen = vi.fn();
    const { store } = await mount(<FoundMessages term="ta" onOpen={onOpen} />, {
      state: { ...noor, entities } as unknown as MountOptions['state'],
      answer: ({ name }) => (name === 'ShareSuggestionsResource.get' ? people : []),
    });
    const link = (name: string) => page.getByRole('region', { name: 'People and groups' }).getByRole('link', { name });
    await expect.element(link('Mei Tan @5')).toHaveAttribute('href', '/messages/1/');
    await expect.element(link('Hallway Group of 3')).toHaveAttribute('href', '/messages/7/');
    await expect.element(link('Tomás Ibarra @6')).toHaveAttribute('href', '/messages/?view=new&to=6');
    await expect.element(page.getByText('No message with these words')).not.toBeInTheDocument();
    await link('Hallway Group of 3').click();
    expect(onOpen).toHaveBeenCalledWith('7');
    await link('Tomás Ibarra @6').click();
    expect(store.getState().talk.view).toEqual({ kind: 'new', to: '6' });
  });

  it('are looked for further back by themselves while there are few, and by a button after that', async () => {
    let pages = 0;
    const answer = ({ name }: { name: string }) => {
      if (name === 'ShareSuggestionsResource.get') return [];
      pages += 1;
      return pages < 5 ? pageOf([], `further-${pages}`) : [found('1', mei, [mei])];
    };
    const { sent } = await mount(<FoundMessages term="wall" />, { state: noor, answer });
    const further = page.getByRole('button', { name: 'Look further back' });
    await expect.element(page.getByText('Older messages have not been looked through yet')).toBeVisible();
    const searches = () => sent.filter(({ name }) => name === 'MessageSearchResource.get');
    expect(searches().map(({ input }) => (input as { bookmarks?: string[] }).bookmarks?.[0])).toEqual([
      undefined,
      'further-1',
      'further-2',
      'further-3',
    ]);
    await further.click();
    await expect.element(page.getByRole('link', { name: /The blue wall/ })).toBeVisible();
    await expect.element(further).not.toBeInTheDocument();
  });
});
