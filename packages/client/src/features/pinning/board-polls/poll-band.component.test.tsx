import { page } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { strangerRecord } from '../../../testing/stranger-record.ts';
import { mount, refusal, type MountOptions } from '../../../testing/mount.tsx';
import { PollBand } from './poll-band.tsx';

const person = (id: string, fullName: string) => ({ type: 'user', id, fullName, username: id, imageSmallUrl: null, profileUrl: `/${id}/` });
const [tomas, mei] = [person('4', 'Tomás Ibarra'), person('5', 'Mei Tan')];
const image = { url: 'data:,', width: 4, height: 3, dominantColor: '#336699' };
const pin = (id: string, title: string) => ({
  type: 'pin',
  id,
  title,
  altText: '',
  autoAltText: '',
  dominantColor: '#336699',
  images: { '236x': image },
});
const pollWith = (votes: Record<string, object[]>, more: object = {}) => ({
  id: '9',
  board_id: '70',
  question: 'Which one for the floor?',
  started_by: tomas,
  created_at: '2026-11-25T00:00:00Z',
  ended_at: null,
  choices: [pin('1', 'Terrazzo'), pin('2', 'Zellige')].map((one) => {
    const voters = votes[one.id] ?? [];
    return { pin: one, votes: voters.length, voters };
  }),
  vote_by_me: null,
  can_end: false,
  ...more,
});
const state = {
  session: { userId: '4', viewer: { ...strangerRecord, id: '4' } },
  entities: { user: { '4': tomas, '5': mei } },
} as unknown as MountOptions['state'];

describe('a vote on pins', () => {
  it('hides the numbers before one’s own vote, and shows them with it at once', async () => {
    let polls = [pollWith({ '2': [mei] })];
    const { sent } = await mount(<PollBand boardId="70" />, {
      state,
      answer: ({ name }) => {
        if (name.endsWith('update')) polls = [pollWith({ '1': [tomas], '2': [mei] }, { vote_by_me: '1' })];
        return name.endsWith('update') ? polls[0] : polls;
      },
    });
    await expect.element(page.getByRole('heading', { name: 'Which one for the floor?' })).toBeVisible();
    expect(page.getByText('1 vote').elements()).toEqual([]);
    await page.getByRole('button', { name: 'Vote for Terrazzo' }).click();
    await vi.waitFor(() => expect(page.getByText('50%').elements()).toHaveLength(2));
    await expect.element(page.getByRole('button', { name: 'Vote for Terrazzo' })).toHaveAttribute('aria-pressed', 'true');
    expect(sent.filter(({ name }) => name.endsWith('update'))).toEqual([
      { name: 'BoardPollResource.update', input: { id: '9', pin_id: '1' } },
    ]);
  });

  it('takes the vote back when the server refuses it', async () => {
    const { store } = await mount(<PollBand boardId="70" />, {
      state,
      answer: ({ name }) => {
        if (name.endsWith('update')) throw refusal('unavailable');
        return [pollWith({})];
      },
    });
    await page.getByRole('button', { name: 'Vote for Zellige' }).click();
    await vi.waitFor(() => expect(JSON.stringify(store.getState().toasts)).toContain('polls.failed'));
    await expect.element(page.getByRole('button', { name: 'Vote for Zellige' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('is over for everybody once it was ended, with its numbers', async () => {
    await mount(<PollBand boardId="70" />, { state, answer: () => [pollWith({ '2': [mei] }, { ended_at: '2026-11-25T01:00:00Z' })] });
    await expect.element(page.getByText('Decided')).toBeVisible();
    await expect.element(page.getByText('100%')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Vote for Terrazzo' })).toBeDisabled();
  });
});
