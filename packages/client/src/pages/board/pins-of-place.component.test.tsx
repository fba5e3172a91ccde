import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { BoardFeedResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { mount } from '../../testing/mount.tsx';
import type { StoredBoard } from '../../features/pinning/boards/index.ts';
import { boardFeedOptions } from './board-options.ts';
import { PinsOfPlace } from './pins-of-place.tsx';

const board = { type: 'board', id: '7', name: 'Hallway', url: '/lena/hallway/', privacy: 'public', access: [] as string[] } as StoredBoard;

function show(access: readonly string[], isEmptyFine = true) {
  return mount(
    <>
      <p>Above</p>
      <PinsOfPlace
        place={{ board: { ...board, access } as StoredBoard }}
        endpoint={BoardFeedResource.get}
        options={boardFeedOptions('7')}
        title={isEmptyFine ? 'Not in a section' : null}
        count={0}
        isEmptyFine={isEmptyFine}
        isOrganizing={false}
        onOrganize={() => undefined}
        hasSections={isEmptyFine}
      />
    </>,
    { answer: () => [] },
  );
}

const heading = () => page.getByRole('heading', { name: /Not in a section/u });

describe('the pins of a board that are in no section', () => {
  it('have no heading where there are none, for others', async () => {
    const { sent } = await show([]);
    await expect.poll(() => sent.length).toBe(1);
    await expect.element(heading()).not.toBeInTheDocument();
    await expect.element(page.getByRole('region', { name: /Hallway/u })).not.toBeInTheDocument();
    await expect.element(page.getByText('Above')).toBeVisible();
  });

  it('keep it for who organizes the sections', async () => {
    await show(['write']);
    await expect.element(page.getByRole('button', { name: 'Organize' })).toBeVisible();
    await expect.element(heading()).toBeVisible();
  });

  it('say that there are none where no section stands above', async () => {
    await show([], false);
    await expect.element(page.getByRole('heading')).toBeVisible();
  });
});
