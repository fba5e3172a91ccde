import type { CaseLine } from '@bowerbird/contract/social/moderation/schemas.ts';
import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { CaseRow } from './case-row.tsx';

const line: CaseLine = {
  case_id: '9',
  number: 1204,
  target_type: 'pin',
  title: 'Win a chair',
  author: 'Omar Said',
  picture_url: null,
  reason: 'spam',
  report_count: 1,
  rule: null,
  opened_at: '2026-01-05T10:00:00Z',
  decision: 'suspend',
  is_upheld: null,
};

describe('the row of a case', () => {
  it.each([
    [null, 'Suspended'],
    [true, 'Suspended'],
    [false, 'Suspended, taken back'],
  ])('says what was decided, and that an appeal took it back: upheld %s', async (is_upheld, words) => {
    await mount(<CaseRow line={{ ...line, is_upheld }} isShown={false} onOpen={() => undefined} />);
    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  });
});
