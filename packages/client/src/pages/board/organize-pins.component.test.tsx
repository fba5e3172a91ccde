import { page } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import type { StoredBoard } from '../../features/pinning/boards/index.ts';
import { mount, refusal, type MountOptions } from '../../testing/mount.tsx';
import { OrganizePins } from './organize-pins.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="60"/>')}`;
const image = { url: picture, width: 40, height: 60 };
const ids = ['1', '2', '3', '4', '5', '6', '7'];
const pin = (id: string, access: readonly string[]) => ({
  type: 'pin',
  id,
  title: `Chair ${id}`,
  dominantColor: '#336699',
  images: { '236x': image, orig: image },
  access,
});
const stateWith = (others: readonly string[]) =>
  ({
    entities: { pin: Object.fromEntries(ids.map((id) => [id, pin(id, others.includes(id) ? [] : ['write', 'delete'])])) },
  }) as unknown as MountOptions['state'];
const boardWith = (more: object) => ({ type: 'board', id: '9', name: 'Chairs', isCollaborative: false, ...more }) as StoredBoard;

const tiles = { type: 'board', id: '51', name: 'Tiles', url: '/ines/tiles/' };

const button = (name: string) => page.getByRole('button', { name, exact: true });
const tile = (id: string) => page.getByRole('checkbox', { name: `Choose Chair ${id}`, exact: true });
const choose = async (...wanted: readonly string[]) => {
  for (const id of wanted) await tile(id).click();
};

/** Shows the pins to a person who may delete all but the `others`. */
async function show({
  board = {},
  others = [],
  answer,
}: { board?: object; others?: readonly string[]; answer?: MountOptions['answer'] } = {}) {
  const onDone = vi.fn();
  const refs = ids.map((id) => ({ type: 'pin' as const, id }));
  const mounted = await mount(
    <OrganizePins
      place={{ board: boardWith(board) }}
      feed={{ name: 'BoardFeedResource.get', key: '' }}
      refs={refs}
      label="Pins of Chairs"
      fetchAll={() => Promise.resolve(refs)}
      onDone={onDone}
    />,
    { state: stateWith(others), answer },
  );
  return { ...mounted, onDone };
}

describe('choosing pins of a board', () => {
  it('moves and deletes nothing while nothing is chosen', async () => {
    await show();
    await expect.element(button('Move')).toBeDisabled();
    await expect.element(button('Delete')).toBeDisabled();
    await choose('3');
    await expect.element(button('Move')).toBeEnabled();
    await expect.element(button('Delete')).toBeEnabled();
    await choose('3');
    await expect.element(button('Move')).toBeDisabled();
    await expect.element(button('Delete')).toBeDisabled();
  });

  it('offers a cover where one pin is chosen, and neither with none nor with two', async () => {
    await show();
    const cover = button('Use as cover');
    expect(cover.elements()).toHaveLength(0);
    await choose('3');
    await expect.element(cover).toBeVisible();
    await choose('4');
    await expect.element(cover).not.toBeInTheDocument();
  });

  it('makes the chosen pin the cover, and lets go of it', async () => {
    const { sent } = await show({ answer: () => boardWith({}) });
    await choose('3');
    await button('Use as cover').click();
    await expect.element(tile('3')).not.toBeChecked();
    expect(sent).toEqual([{ name: 'BoardResource.update', input: { board_id: '9', cover_pin_id: '3' } }]);
  });

  it('keeps the choice where the server refuses the cover', async () => {
    const { store } = await show({
      answer: () => {
        throw refusal('pin_not_found');
      },
    });
    await choose('3');
    await button('Use as cover').click();
    await expect.poll(() => store.getState().toasts.current?.kind).toBe('error');
    await expect.element(tile('3')).toBeChecked();
  });

  it('asks which one of two to six, on boards that people share', async () => {
    await show({ board: { isCollaborative: true } });
    const asks = button('Ask “which one?”');
    await expect.element(asks).toBeDisabled();
    await choose('1');
    await expect.element(asks).toBeDisabled();
    await choose('2');
    await expect.element(asks).toBeEnabled();
    await choose('3', '4', '5', '6');
    await expect.element(asks).toBeEnabled();
    await choose('7');
    await expect.element(asks).toBeDisabled();
  });

  it('asks nothing on a board of one person', async () => {
    await show();
    await choose('1', '2');
    expect(button('Ask “which one?”').elements()).toHaveLength(0);
  });

  it('chooses all, and then none', async () => {
    await show();
    await button('Select all').click();
    await expect.element(page.getByRole('heading', { name: '7 chosen' })).toBeVisible();
    await button('Select none').click();
    await expect.element(button('Delete')).toBeDisabled();
    await expect.element(button('Select all')).toBeVisible();
  });

  it('deletes what is chosen, and nothing else', async () => {
    const { sent } = await show({ answer: () => null });
    await choose('2', '5');
    await button('Delete').click();
    await expect.element(button('Delete')).toBeDisabled();
    await expect.poll(() => sent.map(({ input }) => input)).toEqual([{ pin_ids: ['2', '5'] }]);
  });

  it('deletes what the person may delete, and says how many pins of others stay', async () => {
    const { sent, store } = await show({ others: ['3', '4'], answer: () => null });
    await choose('2', '3', '4');
    await button('Delete').click();
    await expect.poll(() => sent.map(({ input }) => input)).toEqual([{ pin_ids: ['2'] }]);
    await expect
      .poll(() => store.getState().toasts.current)
      .toMatchObject({ message: 'organize.deletedOwn', values: { count: 1, others: 2 } });
  });

  it('moves the person’s own pins of the choice, and says how many pins of others stay', async () => {
    const { sent, store } = await show({ others: ['3', '4'], answer: ({ name }) => (name === 'BoardResource.create' ? tiles : []) });
    await choose('2', '3', '4');
    await button('Move').click();
    await page.getByRole('button', { name: 'New board' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Tiles');
    await page.getByRole('button', { name: 'Create board' }).last().click();
    await expect.poll(() => sent.find(({ name }) => name === 'BulkPinsResource.update')?.input).toMatchObject({ pin_ids: ['2'] });
    await expect
      .poll(() => store.getState().toasts.current)
      .toMatchObject({ message: 'organize.movedOwn', values: { count: 1, others: 2 } });
  });

  it('says why nothing of the choice can be moved', async () => {
    await show({ others: ['3', '4'] });
    const move = button('Move');
    await choose('3', '4');
    await expect.element(move).toBeDisabled();
    await expect.element(move).toHaveAttribute('title', 'Only the person who added a pin can move it');
    await choose('2');
    await expect.element(move).toBeEnabled();
  });

  it('says why nothing of the choice can be deleted', async () => {
    await show({ others: ['3', '4'] });
    const remove = button('Delete');
    await choose('3', '4');
    await expect.element(remove).toBeDisabled();
    await expect.element(remove).toHaveAttribute('title', 'Only the person who added a pin, or the board’s owner, can delete it');
    await choose('2');
    await expect.element(remove).toBeEnabled();
    await expect.element(remove).not.toHaveAttribute('title');
  });
});
