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

const emptyBoard = {
  ...person,
  target_type: 'board',
  title: 'Cheap bags',
  newest: null,
  evidence: { ...person.evidence, title: 'Cheap bags', text: '', seen_at: '2026-01-05T10:00:00Z' },
};

describe('the evidence of a case without picture and words', () => {
  it('says what it was, whose, when it was seen, and why nothing can be shown', async () => {
    await show(emptyBoard);
    await expect.element(page.getByText('Cheap bags')).toBeVisible();
    await expect.element(page.getByText('The board had no pins and no description', { exact: false })).toBeVisible();
    await expect.element(page.getByText('It is no longer where it stood.')).toBeVisible();
    expect(
      page
        .getByRole('term')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['What it is', 'Who posted it', 'First reported']);
    const facts = page.getByRole('definition').elements();
    expect(facts.map(({ textContent }) => textContent).slice(0, 2)).toEqual(['Board', 'Rex Bargain @rex']);
    expect(facts[2]!.querySelector('time')?.dateTime).toBe('2026-01-05T10:00:00Z');
    await expect.element(page.getByText('As it was at the first report', { exact: false })).not.toBeInTheDocument();
  });

  it('says so where the file of its picture is gone', async () => {
    await show({ ...emptyBoard, target_type: 'comment', picture_url: 'data:image/png;base64,AAAA', place: '/pin/9/' });
    await expect.element(page.getByText('its file is gone', { exact: false })).toBeVisible();
    await expect.element(page.getByText('Comment by', { exact: false })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Show it where it stands' })).toHaveAttribute('href', '/pin/9/');
    await expect.element(page.getByRole('img')).not.toBeInTheDocument();
  });

  it('is none of a message with words', async () => {
    await show({ ...emptyBoard, target_type: 'message', evidence: { ...emptyBoard.evidence, text: 'Buy followers!' } });
    await expect.element(page.getByText('Buy followers!')).toBeVisible();
    await expect.element(page.getByText('What it is')).not.toBeInTheDocument();
  });
});

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
