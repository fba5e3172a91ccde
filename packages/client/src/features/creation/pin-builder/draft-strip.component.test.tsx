import { page, userEvent } from 'vitest/browser';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { mount } from '../../../testing/mount.tsx';
import { DraftStrip } from './draft-strip.tsx';
import { emptyDraft, type Draft } from './draft.ts';
import type { Batch } from './use-batch.ts';
import type { DraftsInHand } from './use-drafts.ts';

const picture = { kind: 'uploaded', signature: 's', url: 'data:,', width: 2, height: 3, color: '#336699' } as const;
const drafts: readonly Draft[] = ['jug', 'bowl', 'cup'].map((id) => ({ ...emptyDraft(id), picture }));

const noBatch = { drafts: [], isSelected: () => false, select: () => {} } as unknown as Batch;

/** Drafts that stand where they are put. */
function Movable({ onMove }: { onMove: (id: string, before: string | null) => void }) {
  const [all, setAll] = useState(drafts);
  const move = (id: string, before: string | null) => {
    onMove(id, before);
    const others = all.filter((draft) => draft.id !== id);
    const at = before === null ? others.length : others.findIndex((draft) => draft.id === before);
    setAll(
      others.toSpliced(
        at,
        0,
        all.find((draft) => draft.id === id)!,
      ),
    );
  };
  return (
    <DraftStrip
      hand={{ selected: all[0], drafts: all, previewOf: () => null, move } as unknown as DraftsInHand}
      batch={noBatch}
      onAdd={() => {}}
    />
  );
}

async function openMovable() {
  const moves: (readonly [string, string | null])[] = [];
  await mount(<Movable onMove={(id, before) => moves.push([id, before])} />);
  return { moves, order: () => [...document.querySelectorAll<HTMLElement>('[data-reorder]')].map((item) => item.dataset.reorder) };
}

async function open(selected: readonly string[], all: readonly Draft[] = drafts) {
  const acts: string[] = [];
  const hand = {
    selected: all[0],
    drafts: all,
    previewOf: () => null,
    select: (id: string) => acts.push(`open ${id}`),
  } as unknown as DraftsInHand;
  const isSelected = (id: string) => selected.includes(id);
  const selections: (readonly string[])[] = [];
  const select = (ids: readonly string[]) => void selections.push(ids);
  const toggle = (id: string, isRun: boolean) => void acts.push(`${isRun ? 'run to' : 'toggle'} ${id}`);
  await mount(
    <DraftStrip
      hand={hand}
      onAdd={() => {}}
      batch={
        { drafts: all.filter(({ id }) => isSelected(id)), isSelected, select, toggle, end: () => acts.push('end') } as unknown as Batch
      }
    />,
  );
  return { selections, acts };
}

const cell = (number: number) => page.getByRole('button', { name: `Pin ${number}, needs something`, exact: true }).element();
const box = (number: number) => page.getByRole('checkbox', { name: `Select pin ${number}` }).element() as HTMLInputElement;
const isTicked = (number: number) => {
  const sign = cell(number).querySelector('svg');
  return sign !== null && sign.checkVisibility();
};
const isRinged = (number: number) => getComputedStyle(cell(number)).outlineStyle === 'solid';

describe('drafts in the rail', () => {
  const six = ['jug', 'bowl', 'cup', 'vase', 'lid', 'tray'].map((id) => ({ ...emptyDraft(id), picture }));
  beforeEach(() => page.viewport(1280, 800));

  it('stand four in a row where there is room, and arrows go up and down by rows', async () => {
    await open([], six);
    const tops = six.map((_, at) => cell(at + 1).getBoundingClientRect().top);
    expect(new Set(tops.slice(0, 4)).size).toBe(1);
    expect(tops[4]).toBeGreaterThan(tops[3]!);
    const { width, height } = cell(1).getBoundingClientRect();
    expect([width, height]).toEqual([60, 75]);
    (cell(2) as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(cell(6));
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(cell(2));
  });

  it('are selected with the run between, where Shift and an arrow go by rows', async () => {
    const { selections } = await open([], six);
    (cell(2) as HTMLElement).focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(selections).toEqual([['bowl', 'cup', 'vase', 'lid', 'tray']]);
  });

  it.each([
    ['a press', '', ['end', 'open vase']],
    ['Shift', 'Shift', ['run to vase']],
    ['Ctrl', 'Control', ['toggle vase']],
    ['Cmd', 'Meta', ['toggle vase']],
  ])('are opened or selected by their picture, as by their box: %s', async (_, key, expected) => {
    const { acts } = await open(['bowl', 'cup'], six);
    await userEvent.click(cell(4), { modifiers: key === '' ? [] : [key as 'Shift'] });
    expect(acts).toEqual(expected);
  });

  it('are selected from the open one on by Shift, where none is selected yet', async () => {
    const { selections } = await open([], six);
    await userEvent.click(cell(3), { modifiers: ['Shift'] });
    expect(selections).toEqual([['jug', 'bowl', 'cup']]);
  });

  it.each([
    [['bowl'], ['toggle vase']],
    [[], ['end', 'open vase']],
  ])('are toggled by a finger while some are selected, and opened otherwise: %s', async (selected, expected) => {
    const { acts } = await open(selected, six);
    cell(4).dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerType: 'touch' }));
    (cell(4) as HTMLElement).click();
    expect(acts).toEqual(expected);
  });

  it('are let go of by Escape', async () => {
    const { acts } = await open(['bowl', 'cup'], six);
    (cell(2) as HTMLElement).focus();
    await userEvent.keyboard('{Escape}');
    expect(acts).toEqual(['end']);
  });

  it('have a tick on the picture while several are selected', async () => {
    await open(['bowl', 'cup'], six);
    expect([1, 2, 3].map(isTicked)).toEqual([false, true, true]);
  });

  it('show their tools on their picture once a pointer or the focus is there', async () => {
    await open([], six);
    const tools = (number: number) =>
      page
        .getByRole('checkbox', { name: `Select pin ${number}` })
        .element()
        .closest('span')!;
    const isShown = (number: number) => getComputedStyle(tools(number)).opacity === '1';
    (cell(1) as HTMLElement).focus();
    await page.elementLocator(cell(6)).hover();
    expect([1, 2, 6].map(isShown)).toEqual([true, false, true]);
  });
});

describe('drafts in the strip', () => {
  beforeEach(() => page.viewport(390, 800));

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

  it('say by their box alone that they are selected, which is hit in 44 pixels as their cross is', async () => {
    await open(['bowl', 'cup']);
    expect([1, 2, 3].map(isTicked)).toEqual([false, false, false]);
    expect([1, 2, 3].map((number) => box(number).checked)).toEqual([false, true, true]);
    const remove = page.getByRole('button', { name: 'Remove pin 2' }).element().getBoundingClientRect();
    const check = page.getByRole('checkbox', { name: 'Select pin 2' }).element();
    const target = check.closest('label')!.getBoundingClientRect();
    expect([remove.width, remove.height, target.width, target.height, check.getBoundingClientRect().width]).toEqual([44, 44, 44, 44, 24]);
    expect(target.right <= remove.left || remove.right <= target.left).toBe(true);
  });

  it('are walked through by arrows, and selected on the way with Shift', async () => {
    const { selections } = await open([]);
    (cell(1) as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(cell(2));
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(document.activeElement).toBe(cell(3));
    expect(selections).toEqual([['bowl', 'cup']]);
  });

  it('go along with Alt and the arrows, keep the focus, and say where they are', async () => {
    const { moves, order } = await openMovable();
    (cell(1) as HTMLElement).focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowRight}{ArrowRight}{/Alt}');
    expect(order()).toEqual(['bowl', 'cup', 'jug']);
    expect(document.activeElement).toBe(cell(3));
    await expect.element(page.getByText('Place 3 of 3')).toBeInTheDocument();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(moves).toEqual([
      ['jug', 'cup'],
      ['jug', null],
      ['jug', 'cup'],
    ]);
  });

  it('are dragged to another place, and opened by no drag', async () => {
    const { order } = await openMovable();
    await userEvent.dragAndDrop(page.elementLocator(cell(3)), page.elementLocator(cell(1)));
    await expect.poll(order).toEqual(['cup', 'jug', 'bowl']);
    await userEvent.dragAndDrop(page.elementLocator(cell(1)), page.elementLocator(cell(3)));
    await expect.poll(order).toEqual(['jug', 'bowl', 'cup']);
  });

  it('are those alone that need something, once that is asked for, with their own numbers and the open one', async () => {
    const board = { id: '3', name: 'Jugs', url: '/mei/jugs/' };
    const [jug, bowl, cup] = drafts as [Draft, Draft, Draft];
    await open([], [{ ...jug, board }, { ...bowl, board }, cup]);
    await page.getByRole('button', { name: 'Needs you 1' }).click();
    await expect.element(page.getByRole('button', { name: 'Pin 2', exact: true })).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Pin 1', exact: true })).toBeVisible();
    expect(cell(3)).toBeVisible();
    await page.getByRole('button', { name: 'All 3' }).click();
    await expect.element(page.getByRole('button', { name: 'Pin 2', exact: true })).toBeVisible();
  });

  it('are not narrowed where none needs anything', async () => {
    const board = { id: '3', name: 'Jugs', url: '/mei/jugs/' };
    await open(
      [],
      drafts.map((draft) => ({ ...draft, board })),
    );
    await expect.element(page.getByRole('group', { name: 'Which drafts are shown' })).not.toBeInTheDocument();
  });

  it('have a ring while they are open', async () => {
    await open([]);
    expect([1, 2, 3].map(isRinged)).toEqual([true, false, false]);
  });
});
