import type { ModerationCase } from '@bowerbird/contract/social/moderation/schemas.ts';
import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { AnswerPanel } from './answer-panel.tsx';

const appealed = {
  case_id: '4',
  decision: 'warn',
  state: 'appealed',
  statement: 'The link lies.',
  appeal: 'It is my shop.',
  may_answer: true,
  is_alone: true,
  is_shared: false,
  author: 'Omar Said',
  is_upheld: null as boolean | null,
  log: [] as object[],
};
const show = (more: object = {}) => mount(<AnswerPanel case={{ ...appealed, ...more } as ModerationCase} onAnswered={() => undefined} />);

describe('the answer to an appeal', () => {
  it('is given by who decided, where nobody else moderates, and says so', async () => {
    await show();
    await expect.element(page.getByText('Nobody else moderates here, so you look at it again yourself.', { exact: false })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'It stands' })).toBeVisible();
  });

  it('takes back what belongs to one of several people alone, and says so', async () => {
    await show({ is_shared: true });
    await expect.element(page.getByText('This is about what belongs to Omar Said alone.', { exact: false })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Take it back for them alone' })).toBeVisible();
  });

  it('says afterwards that nobody else looked', async () => {
    const log = [{ act: 'upheld_alone', by: 'Keeper Fox', note: '', at: '2026-01-05T10:00:00Z' }];
    await show({ state: 'closed', may_answer: false, is_upheld: true, log });
    await expect.element(page.getByText('The same moderator looked again, because there is no other one here: it stands.')).toBeVisible();
  });
});
