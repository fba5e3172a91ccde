import { page } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { strangerRecord } from '../../../testing/stranger-record.ts';
import { brokenNetwork, mount, refusal, type MountOptions, type SentCall } from '../../../testing/mount.tsx';
import { useEntity } from '../../../store/hooks.ts';
import type { StoredBoard } from '../boards/index.ts';
import { InvitesBand, JoinBand, JoinButton } from './index.ts';
import { Invitation } from './invitation-page.tsx';
import live from './collaborators.live.ts';
import { PeopleDialog } from './people-dialog.tsx';

const person = (id: string, fullName: string) => ({ type: 'user', id, fullName, username: id, imageSmallUrl: null, profileUrl: `/${id}/` });
const tomas = person('4', 'Tomás Ibarra');
const board = {
  type: 'board',
  id: '70',
  name: 'Hallway',
  owner: { type: 'user', id: '4' },
  access: ['write', 'delete', 'invite', 'settings'],
  isCollaborative: true,
  viewer_is_invited: false,
  viewer_collaborator_join_requested: false,
  join_request_count: 0,
} as unknown as StoredBoard;
const one = (user: object, more: object = {}) => ({
  id: `70:${(user as { id: string }).id}`,
  board_id: '70',
  user,
  invited_by_user: null,
  status: 'accepted',
  is_request: false,
  note: '',
  permissions: 'edit',
  access: ['write', 'delete'],
  ...more,
});
const as = (id: string, changes: Partial<StoredBoard> = {}) =>
  ({
    session: { userId: id, viewer: { ...strangerRecord, id } },
    entities: { board: { '70': { ...board, ...changes } }, user: { '4': tomas } },
  }) as unknown as MountOptions['state'];
function Shown({ of: Part }: { of: (props: { board: StoredBoard }) => React.ReactNode }) {
  const shown = useEntity({ type: 'board', id: '70' });
  return shown ? <Part board={shown} /> : null;
}
/** The dialog's own reads beside the people: no link so far, and nobody asked by mail. */
const beside = (name: string) => (name === 'BoardLinkResource.get' ? null : name === 'BoardMailInvitesResource.get' ? [] : undefined);
const writes = (sent: readonly SentCall[]) => sent.filter(({ name }) => !name.endsWith('.get'));

describe('the people of a board', () => {
  it('are found by name, chosen, and asked with a line', async () => {
    const people = [one(person('5', 'Mei Tan'))];
    const { sent } = await mount(<PeopleDialog board={board} onClose={() => undefined} />, {
      state: as('4'),
      answer: ({ name }) =>
        name === 'PeopleSuggestionsResource.get'
          ? [person('5', 'Mei Tan'), person('6', 'Mei Lin')]
          : name === 'BoardCollaboratorsResource.get'
            ? people
            : (beside(name) ?? null),
    });
    await expect.element(page.getByText('Keeps it together')).toBeVisible();
    await page.getByLabelText('Ask people to keep it together').fill('mei');
    await page.getByRole('button', { name: /^Mei Lin/u }).click();
    await page.getByLabelText('A line for them').fill(' It is our wall. ');
    await page.getByRole('button', { name: 'Ask 1 person' }).click();
    await vi.waitFor(() => expect(writes(sent)).toHaveLength(1));
    expect(writes(sent)[0]).toEqual({
      name: 'BoardCollaboratorsResource.create',
      input: { board_id: '70', user_ids: ['6'], note: 'It is our wall.' },
    });
    expect(page.getByRole('button', { name: '@5' }).elements()).toEqual([]);
  });

  it('stay chosen when they could not be asked, which the form says, and are asked by another press', async () => {
    let isRefusing = true;
    const { sent } = await mount(<PeopleDialog board={board} onClose={() => undefined} />, {
      state: as('4'),
      answer: ({ name }) => {
        if (name === 'BoardCollaboratorsResource.create' && isRefusing) throw refusal('conflict');
        if (name === 'BoardLinkResource.get') return null;
        return name === 'PeopleSuggestionsResource.get' ? [person('6', 'Mei Lin')] : [];
      },
    });
    await page.getByLabelText('Ask people to keep it together').fill('mei');
    await page.getByRole('button', { name: /^Mei Lin/u }).click();
    await page.getByRole('button', { name: 'Ask 1 person' }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('That did not work. Please try again.');
    isRefusing = false;
    await page.getByRole('button', { name: 'Ask 1 person' }).click();
    await expect.element(page.getByRole('button', { name: 'Ask 1 person' })).not.toBeInTheDocument();
    expect(writes(sent).map(({ input }) => input)).toEqual([1, 2].map(() => ({ board_id: '70', user_ids: ['6'] })));
  });

  it('are taken off by the owner alone', async () => {
    const { sent } = await mount(<PeopleDialog board={board} onClose={() => undefined} />, {
      state: as('4'),
      answer: ({ name }) =>
        beside(name) === undefined
          ? [one(person('5', 'Mei Tan')), one(person('6', 'Mei Lin'), { status: 'new', invited_by_user: tomas })]
          : beside(name),
    });
    await page.getByRole('button', { name: 'Take back: Mei Lin' }).click();
    await vi.waitFor(() =>
      expect(writes(sent)).toEqual([
        { name: 'BoardCollaboratorsResource.delete', input: { board_id: '70', user_id: '6', only_invite: true } },
      ]),
    );
  });

  it('may do what the owner says, who changes that', async () => {
    let permissions = 'edit';
    const { sent } = await mount(<PeopleDialog board={board} onClose={() => undefined} />, {
      state: as('4'),
      answer: ({ name, input }) => {
        if (name === 'BoardCollaboratorsResource.update') ({ permissions } = input as { permissions: string });
        return beside(name) === undefined ? [one(person('5', 'Mei Tan'), { permissions })] : beside(name);
      },
    });
    const choice = page.getByLabelText('What Mei Tan may do');
    await expect.element(choice).toHaveValue('edit');
    await choice.selectOptions('Look and comment');
    await vi.waitFor(() =>
      expect(writes(sent)).toEqual([
        { name: 'BoardCollaboratorsResource.update', input: { board_id: '70', user_id: '5', permissions: 'comment' } },
      ]),
    );
    await expect.element(choice).toHaveValue('comment');
  });

  it('ask more people in where the owner lets them, and let nobody else invite', async () => {
    const inviter = { ...board, access: ['write', 'delete', 'invite'] };
    const { sent } = await mount(<PeopleDialog board={inviter} onClose={() => undefined} />, {
      state: as('5', { access: inviter.access }),
      answer: ({ name }) =>
        name === 'PeopleSuggestionsResource.get' ? [person('6', 'Mei Lin')] : [one(person('5', 'Mei Tan'), { permissions: 'invite' })],
    });
    await expect.element(page.getByText('Add, edit and invite')).toBeVisible();
    await page.getByLabelText('Ask people to keep it together').fill('mei');
    await page.getByRole('button', { name: /^Mei Lin/u }).click();
    const offered = page.getByLabelText('What they may do');
    expect([...offered.element().children].map(({ textContent }) => textContent)).toEqual(['Look and comment', 'Add and edit pins']);
    await offered.selectOptions('Look and comment');
    await page.getByRole('button', { name: 'Ask 1 person' }).click();
    await vi.waitFor(() => expect(writes(sent)[0]?.input).toEqual({ board_id: '70', user_ids: ['6'], permissions: 'comment' }));
    expect(page.getByRole('button', { name: /^Remove/u }).elements()).toEqual([]);
  });

  it('are shown as they are once somebody joins while the owner looks', async () => {
    let status: 'new' | 'accepted' = 'new';
    const { store } = await mount(<PeopleDialog board={board} onClose={() => undefined} />, {
      state: as('4'),
      answer: ({ name }) => (beside(name) === undefined ? [one(person('6', 'Mei Lin'), { status })] : beside(name)),
    });
    await expect.element(page.getByRole('button', { name: 'Take back: Mei Lin' })).toBeVisible();
    status = 'accepted';
    void store.dispatch(live.find(({ name }) => name === 'board.changed')!.apply({ boardIds: ['70'] } as never));
    await expect.element(page.getByText('Keeps it together')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Take back: Mei Lin' })).not.toBeInTheDocument();
  });

  it('are taken off after a question', async () => {
    const { sent } = await mount(<PeopleDialog board={board} onClose={() => undefined} />, {
      state: as('4'),
      answer: ({ name }) => (beside(name) === undefined ? [one(person('6', 'Mei Lin'))] : beside(name)),
    });
    await page.getByRole('button', { name: 'Remove: Mei Lin' }).click();
    const question = page.getByRole('alertdialog', { name: 'Take Mei Lin off “Hallway”?' });
    await expect.element(question).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(writes(sent)).toEqual([]);
    await page.getByRole('button', { name: 'Remove: Mei Lin' }).click();
    await question.getByRole('button', { name: 'Remove' }).click();
    await vi.waitFor(() =>
      expect(writes(sent)).toEqual([{ name: 'BoardCollaboratorsResource.delete', input: { board_id: '70', user_id: '6' } }]),
    );
    await expect.element(question).not.toBeInTheDocument();
  });

  it('are let in from there, too', async () => {
    const { sent } = await mount(<PeopleDialog board={board} onClose={() => undefined} />, {
      state: as('4'),
      answer: ({ name }) =>
        beside(name) === undefined ? [one(person('6', 'Oskar Lind'), { status: 'new', is_request: true })] : beside(name),
    });
    await page.getByRole('button', { name: 'Let in' }).click();
    await vi.waitFor(() =>
      expect(writes(sent)).toEqual([
        { name: 'BoardCollaboratorsResource.update', input: { board_id: '70', action: 'accept', user_id: '6' } },
      ]),
    );
    expect(page.getByRole('button', { name: 'Take back: Oskar Lind' }).elements()).toEqual([]);
  });

  it('are shown to others without any of that', async () => {
    await mount(<PeopleDialog board={{ ...board, access: [] }} onClose={() => undefined} />, {
      state: as('9'),
      answer: () => [one(person('5', 'Mei Tan'))],
    });
    await expect.element(page.getByText('Mei Tan')).toBeVisible();
    expect(page.getByRole('textbox').elements()).toEqual([]);
    expect(page.getByRole('button', { name: 'Remove: Mei Tan' }).elements()).toEqual([]);
  });
});

describe('ways into a board', () => {
  it('are addresses beside people, asked together', async () => {
    const { sent } = await mount(<PeopleDialog board={board} onClose={() => undefined} />, {
      state: as('4'),
      answer: ({ name }) => beside(name) ?? (name === 'BoardLinkResource.get' ? null : []),
    });
    await page.getByLabelText('Ask people to keep it together').fill('noor@example.org');
    await page.getByRole('button', { name: 'Ask noor@example.org by mail' }).click();
    await page.getByRole('button', { name: 'Ask 1 person' }).click();
    await vi.waitFor(() =>
      expect(writes(sent)).toEqual([
        { name: 'BoardCollaboratorsResource.create', input: { board_id: '70', emails: ['noor@example.org'] } },
      ]),
    );
  });

  it('are a link, made, copied and withdrawn', async () => {
    let link: { url: string; expires_at: string } | null = null;
    const { sent } = await mount(<PeopleDialog board={board} onClose={() => undefined} />, {
      state: as('4'),
      answer: ({ name }) => {
        if (name === 'BoardLinkResource.create') link = { url: 'https://bower.example/invited/7-x/', expires_at: '2026-12-25T00:00:00Z' };
        if (name === 'BoardLinkResource.delete') link = null;
        return name.startsWith('BoardLinkResource') ? link : [];
      },
    });
    await page.getByRole('button', { name: 'Make a link' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Address of the link' })).toHaveValue('https://bower.example/invited/7-x/');
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await expect.element(page.getByRole('button', { name: 'Make a link' })).toBeVisible();
    expect(writes(sent).map(({ name }) => name)).toEqual(['BoardLinkResource.create', 'BoardLinkResource.delete']);
  });

  it('are a link that is made by the same act again where the reply was lost', async () => {
    let isAway = true;
    const { sent, keys, store } = await mount(<PeopleDialog board={board} onClose={() => undefined} />, {
      state: as('4'),
      answer: ({ name }) => {
        if (name === 'BoardLinkResource.create' && isAway) throw brokenNetwork();
        return name.startsWith('BoardLinkResource') ? null : [];
      },
    });
    const made = () => keys.filter((_, at) => sent[at]!.name === 'BoardLinkResource.create');
    await page.getByRole('button', { name: 'Make a link' }).click();
    await expect.poll(() => store.getState().toasts.current).toMatchObject({ kind: 'error', message: 'app.offline' });
    isAway = false;
    await page.getByRole('button', { name: 'Make a link' }).click();
    await expect.poll(() => made().length).toBe(2);
    expect(new Set(made()).size).toBe(1);
  });

  it('lead on from the page of a code, to the board or to an account', async () => {
    const invitation = {
      board_id: '70',
      board_name: 'Hallway',
      board_url: '/4/hallway/',
      invited_by_user: tomas,
      note: 'Come in',
      is_member: false,
    };
    await mount(<Invitation code="7-x" onJoined={() => undefined} />, { answer: () => invitation });
    await expect.element(page.getByText('Tomás Ibarra asks you to keep “Hallway” together')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Sign up to join' })).toBeVisible();
  });

  it('are over for a code that was withdrawn', async () => {
    await mount(<Invitation code="7-x" onJoined={() => undefined} />, {
      state: as('5'),
      answer: () => {
        throw refusal('not_found');
      },
    });
    await expect.element(page.getByText('This invite is over')).toBeVisible();
  });
});

describe('handing a board over', () => {
  it('is offered after a question, and kept again by another press', async () => {
    let pending: string | null = null;
    const { sent } = await mount(<PeopleDialog board={board} onClose={() => undefined} />, {
      state: as('4'),
      answer: ({ name, input }) => {
        if (name === 'BoardCollaboratorsResource.update') pending = (input as { action: string }).action === 'transfer' ? '5' : null;
        if (name === 'BoardResource.get') return { ...board, owner: tomas, pending_ownership_transfer: pending };
        return beside(name) ?? (name === 'BoardLinkResource.get' ? null : [one(person('5', 'Mei Tan'))]);
      },
    });
    await page.getByRole('button', { name: 'Make Mei Tan the owner' }).click();
    await expect.element(page.getByText('Give “Hallway” to Mei Tan?')).toBeVisible();
    await page.getByRole('button', { name: 'Offer it' }).click();
    await expect.element(page.getByText('Is to be the owner, no answer yet')).toBeVisible();
    await page.getByRole('button', { name: 'Keep the board' }).click();
    await expect.element(page.getByRole('button', { name: 'Make Mei Tan the owner' })).toBeVisible();
    expect(writes(sent).map(({ input }) => (input as { action: string }).action)).toEqual(['transfer', 'cancel_transfer']);
  });
});

describe('an invite', () => {
  it('is taken where the board is', async () => {
    const { sent, store } = await mount(<Shown of={JoinBand} />, {
      state: as('5', { access: [], viewer_is_invited: true }),
      answer: ({ name }) =>
        name === 'BoardCollaboratorsResource.get'
          ? [one(person('5', 'Mei Tan'), { status: 'new', invited_by_user: tomas, note: 'It is our wall.' })]
          : { ...board, owner: tomas, viewer_is_invited: false },
    });
    await expect.element(page.getByText('“It is our wall.”')).toBeVisible();
    await page.getByRole('button', { name: 'Join' }).click();
    await vi.waitFor(() =>
      expect(writes(sent)).toEqual([{ name: 'BoardCollaboratorsResource.update', input: { board_id: '70', action: 'accept' } }]),
    );
    await vi.waitFor(() => expect(store.getState().entities.board['70']?.viewer_is_invited).toBe(false));
  });

  it('to a board that is not seen yet stands on one’s own profile, and stays when the answer fails', async () => {
    await mount(<InvitesBand />, {
      state: as('5'),
      answer: ({ name }) => {
        if (name !== 'BoardInvitesResource.get') throw refusal('unavailable');
        return [{ id: '71:5', board_id: '71', board_name: 'Secret', board_url: '/4/secret/', invited_by_user: tomas, note: '' }];
      },
    });
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect.element(page.getByText('Tomás Ibarra asks you to keep “Secret” together')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Not now' })).toBeEnabled();
  });
});

describe('asking to be let in', () => {
  it('is one press, and another takes it back', async () => {
    const { sent } = await mount(<Shown of={JoinButton} />, {
      state: as('5', { access: [] }),
      answer: ({ name }) =>
        name === 'BoardResource.get' ? { ...board, owner: tomas, access: [], viewer_collaborator_join_requested: true } : [],
    });
    await page.getByRole('button', { name: 'Ask to join' }).click();
    await page.getByRole('button', { name: 'Asked to join' }).click();
    await vi.waitFor(() =>
      expect(writes(sent).map(({ input }) => input)).toEqual([
        { board_id: '70', action: 'request' },
        { board_id: '70', action: 'deny' },
      ]),
    );
  });

  it('is answered by the owner', async () => {
    const { sent } = await mount(<Shown of={JoinBand} />, {
      state: as('4', { join_request_count: 1 }),
      answer: ({ name }) =>
        name === 'BoardCollaboratorsResource.get'
          ? [one(person('6', 'Oskar Lind'), { status: 'new', is_request: true, note: 'It is my bicycle.' })]
          : { ...board, owner: tomas },
    });
    await page.getByRole('button', { name: 'Let in' }).click();
    await vi.waitFor(() => expect(writes(sent)[0]!.input).toEqual({ board_id: '70', action: 'accept', user_id: '6' }));
  });

  it('is nothing for those who keep the board already, and for strangers', async () => {
    await mount(<Shown of={JoinButton} />, { state: as('4') });
    await mount(<Shown of={JoinButton} />, { state: { entities: as('4')!.entities } });
    expect(page.getByRole('button').elements()).toEqual([]);
  });
});
