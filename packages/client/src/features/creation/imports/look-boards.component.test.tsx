import { page } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import type { ImportBoard } from '@bowerbird/contract/creation/imports/schemas.ts';
import { mount, pageOf } from '../../../testing/mount.tsx';
import { LookBoards } from './look-boards.tsx';

const kitchen: ImportBoard = {
  number: 0,
  name: 'Kitchen',
  path: ['Kitchen'],
  items: 3,
  duplicates: 0,
  board_id: null,
  board_name: 'Kitchen',
  taken_name: null,
  section_name: null,
  is_left_out: false,
};
const tiles: ImportBoard = { ...kitchen, number: 1, name: 'Tiles', path: ['Kitchen', 'Tiles'], section_name: 'Tiles' };
/** What was mounted last. */
const shown = () => document.body.lastElementChild!;
const own = (id: string, name: string) => ({ board: { id, name, type: 'board' }, sections: [], savedHere: false });

async function open(answer = () => pageOf([own('5', 'Hall')], null), boards = [kitchen, tiles]) {
  const onTarget = vi.fn();
  await mount(<LookBoards boards={boards} targets={new Map()} onTarget={onTarget} />, { answer });
  return onTarget;
}

describe('where the collections of a file go', () => {
  it('may get another name, and what lies in one goes along', async () => {
    const onTarget = await open();
    const name = page.getByRole('textbox', { name: 'Name of the new board for Kitchen' });
    await expect.element(name).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Rename the new board for Kitchen' }).click();
    await name.fill('Our kitchen');
    const place = { is_left_out: false, board_id: null, name: 'Our kitchen' };
    expect(onTarget).toHaveBeenLastCalledWith([
      [0, { number: 0, ...place }],
      [1, { number: 1, ...place }],
    ]);
  });

  it('say why their board has a number, until another one is chosen', async () => {
    const why = 'Your board “Kitchen” is open to more people, so this goes to “Kitchen (2)”.';
    const numbered = { ...kitchen, board_name: 'Kitchen (2)', taken_name: 'Kitchen' };
    await mount(<LookBoards boards={[numbered]} targets={new Map()} onTarget={() => {}} />, { answer: () => pageOf([], null) });
    await expect.element(page.getByText(why)).toBeVisible();
    const targets = new Map([[0, { number: 0, board_id: '5' }]]);
    await mount(<LookBoards boards={[numbered]} targets={targets} onTarget={() => {}} />, {
      answer: () => pageOf([own('5', 'Hall')], null),
    });
    await expect.element(page.elementLocator(shown()).getByRole('combobox')).toBeVisible();
    expect(shown().textContent).not.toContain(why);
  });

  it('stand beside the pictures of a board that is here, and beside an empty one where it is new', async () => {
    const cover = { url: 'data:,hall', width: 2, height: 3, dominantColor: '#336699' };
    const hall = { id: '5', name: 'Hall', type: 'board', privacy: 'public', cover_images: [cover] };
    await mount(
      <LookBoards
        boards={[
          { ...kitchen, board_id: '5' },
          { ...kitchen, number: 4, board_name: 'New' },
        ]}
        targets={new Map()}
        onTarget={() => {}}
      />,
      {
        answer: ({ name }) => (name === 'BoardResource.get' ? hall : pageOf([own('5', 'Hall')], null)),
      },
    );
    await expect.poll(() => [...shown().querySelectorAll('li')].map((row) => row.querySelectorAll('img').length)).toEqual([1, 0]);
  });

  it('stand beneath their board, also where the file has nothing in it but sections', async () => {
    const doors: ImportBoard = {
      ...kitchen,
      number: 2,
      name: 'Doors',
      path: ['House', 'Doors'],
      board_name: 'House',
      section_name: 'Doors',
    };
    await open(undefined, [doors, kitchen, { ...doors, number: 3, name: 'Stairs', section_name: 'Stairs' }, tiles]);
    await expect.element(page.getByRole('combobox', { name: 'Where House goes' })).toBeVisible();
    const names = page.getByRole('listitem').elements();
    expect(names.map((row) => row.querySelector('bdi')!.textContent)).toEqual(['House', 'Doors', 'Stairs', 'Kitchen', 'Tiles']);
    const starts = names.map((row) => Math.round(row.querySelector('bdi')!.getBoundingClientRect().left));
    expect(starts[1]).toBeGreaterThan(starts[0]!);
    expect(starts[3]).toBe(starts[0]);
  });

  it('may be any board that somebody has, however many these are', async () => {
    let asked = 0;
    await open(() => ((asked += 1) === 1 ? pageOf([own('5', 'Hall')], 'next') : pageOf([own('6', 'Attic')], null)));
    const choice = page.getByRole('combobox', { name: 'Where Kitchen goes' });
    const options = () => [...(choice.element() as HTMLSelectElement).options].map(({ label }) => label);
    await expect.poll(options).toEqual(['New board “Kitchen”', 'Hall', 'Attic', 'Leave out']);
  });
});
