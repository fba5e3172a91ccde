import type { ModerationCase } from '@bowerbird/contract/social/moderation/schemas.ts';
import { MemoryRouter } from 'react-router';
import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { CaseEvidence } from './case-evidence.tsx';

const person = {
  target_type: 'user',
  picture_url: null,
  evidence: { title: 'Rex Bargain', text: 'Chairs, cheap.', link: '', author: 'Rex Bargain', username: 'rex', seen_at: '' },
  place: null,
  newest: { pins: [], comments: [] },
};
const show = (shown: object) =>
  mount(
    <MemoryRouter>
      <CaseEvidence case={shown as ModerationCase} />
    </MemoryRouter>,
  );

describe('the evidence of a case about a person', () => {
  it('is their profile as it was seen, also without a picture', async () => {
    await show(person);
    await expect.element(page.getByText('Rex Bargain')).toBeVisible();
    await expect.element(page.getByText('@rex')).toBeVisible();
    await expect.element(page.getByText('Chairs, cheap.')).toBeVisible();
    await expect.element(page.getByText('No public pins or comments')).toBeVisible();
  });

  it('shows what they pinned and said of late', async () => {
    const pins = [{ id: '9', title: 'Win a chair', picture_url: 'data:,' }];
    await show({ ...person, newest: { pins, comments: [{ id: '4', text: 'Cheaper at mine.' }] } });
    await expect.element(page.getByRole('link', { name: 'Win a chair' })).toHaveAttribute('href', '/pin/9/');
    await expect.element(page.getByText('Cheaper at mine.')).toBeVisible();
  });
});
