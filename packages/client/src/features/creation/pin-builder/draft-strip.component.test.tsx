import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount } from '../../../testing/mount.tsx';
import { DraftStrip } from './draft-strip.tsx';
import { emptyDraft, type Draft } from './draft.ts';
import type { Batch } from './use-batch.ts';
import type { DraftsInHand } from './use-drafts.ts';

const picture = { kind: 'uploaded', signature: 's', url: 'data:,', width: 2, height: 3, color: '#336699' } as const;
const drafts: readonly Draft[] = ['jug', 'bowl', 'cup'].map((id) => ({ ...emptyDraft(id), picture }));

async function open(selected: readonly string[]) {
  const hand = { selected: drafts[0], drafts, previewOf: () => null } as unknown as DraftsInHand;
  const isSelected = (id: string) => selected.includes(id);
  await mount(<DraftStrip hand={hand} batch={{ drafts: drafts.filter(({ id }) => isSelected(id)), isSelected } as unknown as Batch} />);
}

const cell = (number: number) => page.getByRole('button', { name: `Pin ${number}, needs something`, exact: true }).element();
const isRinged = (number: number) => getComputedStyle(cell(number)).outlineStyle === 'solid';

describe('drafts in the strip', () => {
  it('say what they need, and leave their pictures uncovered', async () => {
    await open([]);
    await expect.element(page.elementLocator(cell(2))).toHaveAccessibleDescription('Choose a board for it.');
    const { bottom } = cell(2).getBoundingClientRect();
    for (const tool of [page.getByRole('checkbox', { name: 'Select pin 2' }), page.getByRole('button', { name: 'Remove pin 2' })])
      expect(tool.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
  });

  it('have a ring while they are selected', async () => {
    await open(['bowl', 'cup']);
    expect([1, 2, 3].map(isRinged)).toEqual([false, true, true]);
  });

  it('have a ring while they are open', async () => {
    await open([]);
    expect([1, 2, 3].map(isRinged)).toEqual([true, false, false]);
  });
});
