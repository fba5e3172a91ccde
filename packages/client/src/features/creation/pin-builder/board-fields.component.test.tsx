import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { mount } from '../../../testing/mount.tsx';
import { BoardFields } from './board-fields.tsx';
import { emptyDraft } from './draft.ts';

const name = 'Things that were thrown on a wheel';
const board = { id: '9', name, url: '/noor/jugs/' };
const whole = { ...board, type: 'board', privacy: 'public', cover_images: [{ url: 'data:,cover', dominantColor: '#336699' }] };
const picture = { kind: 'uploaded', signature: 's', url: 'data:,', width: 2, height: 3, color: '#336699' } as const;

async function open() {
  await page.viewport(1280, 800);
  const draft = { ...emptyDraft('jug', { board, section: null }), picture };
  await mount(<BoardFields draft={draft} onChange={() => {}} />, {
    answer: (call) => {
      if (call.name === 'BoardResource.get') return whole;
      if (call.name !== 'SavedPlacesResource.get') return [];
      return [{ pin_id: '5', same: 'picture', board: { ...board, type: 'board' }, section: null }];
    },
  });
  await expect.element(page.getByText('You have this one')).toBeVisible();
}

describe('a new board of a draft', () => {
  it('is offered names by the words of the draft, without those that are taken', async () => {
    await page.viewport(1280, 800);
    const draft = { ...emptyDraft('jug'), title: 'Jugs of clay', interestTags: [{ id: '1', name: 'Kitchen' }] };
    const { sent } = await mount(<BoardFields draft={draft} onChange={() => {}} />, {
      answer: (call) => {
        if (call.name === 'InterestTagsResource.get')
          return [
            { id: '2', name: 'Pottery' },
            { id: '3', name: 'Jugs' },
          ];
        return call.name === 'BoardPickerBoardsResource.get' ? [{ board: { ...whole, name: 'jugs' }, sections: [], holds_pin: false }] : [];
      },
    });
    await page.getByRole('button', { name: 'Board' }).click();
    await page.getByRole('button', { name: 'New board' }).click();
    const likely = page.getByRole('group', { name: 'Likely' });
    await expect.element(likely.getByRole('button', { name: 'Pottery' })).toBeVisible();
    expect(
      likely
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Kitchen', 'Pottery']);
    expect(sent.find(({ name: called }) => called === 'InterestTagsResource.get')?.input).toEqual({
      title: 'Jugs of clay',
      description: '',
    });
  });
});

describe('the board of a draft', () => {
  it('shows its cover in the field and where the picture is kept already', async () => {
    await open();
    await expect.poll(() => document.querySelectorAll('img[src="data:,cover"]').length).toBe(2);
  });

  it('has its whole name where the picture is kept already', async () => {
    await open();
    const shown = document.querySelector('a[href="/pin/5/"] bdi')!;
    expect(shown.textContent).toBe(name);
    expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth);
  });
});
