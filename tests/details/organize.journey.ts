import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { setOrganizeScene } from '../scenes/organize.scene.ts';
import { makeBoard, makePins } from '../support/content.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { dragByFinger } from '../support/touch.ts';

describe('the pins and sections of a board, organized', () => {
  const scene = setOrganizeScene();
  const { stage, openBoard, namesOf, dragTo } = scene;

  it('keep the acts on what is chosen at the top of a phone, however far it is scrolled', async () => {
    const board = await makeBoard(scene.lena, 'Shelves');
    await makePins(
      scene.lena,
      board,
      Array.from({ length: 24 }, (_, index) => `Shelf ${index + 1}`),
    );
    const { page } = await stage.as(scene.lena, { width: 390 });
    await page.goto(`${stage.url}/${scene.lena.username}/shelves/`);
    await page.getByRole('button', { name: 'Organize' }).click();
    await page.getByRole('checkbox', { name: 'Choose Shelf 1', exact: true }).click();
    const done = page.getByRole('button', { name: 'Done' });
    const move = page.getByRole('button', { name: 'Move' });
    await expect.poll(async () => (await move.boundingBox())!.y).toBeLessThan(60);
    expect((await done.boundingBox())!.y).toBe((await move.boundingBox())!.y);
  });

  it('take many pins into a section and give them back as one', async () => {
    const board = await makeBoard(scene.lena, 'Terrace');
    await makePins(scene.lena, board, ['Chair', 'Table', 'Lamp']);
    const page = await openBoard('terrace');
    // Before there is a section, making one takes no more room than organizing, beside it.
    const [make, organize] = await Promise.all(['New section', 'Organize'].map((name) => page.getByRole('button', { name }).boundingBox()));
    expect([make!.y, make!.height]).toEqual([organize!.y, organize!.height]);
    await page.getByRole('button', { name: /^New section/ }).click();
    await page.getByLabel('Name', { exact: true }).fill('Seats');
    await page.getByRole('button', { name: 'Create section' }).click();
    await page.getByRole('button', { name: 'Organize' }).click();
    await page.getByRole('checkbox', { name: 'Choose Lamp' }).click();
    await page.getByRole('checkbox', { name: 'Choose Table' }).click();
    const letBoardsCome = await holdRequests(page, '**/resource/BoardPickerBoardsResource/get/**');
    await page.getByRole('button', { name: 'Move' }).click();
    const picker = page.getByRole('dialog', { name: 'Move to' });
    await picker.getByLabel('Find a board').waitFor();
    // Nobody makes a new board because theirs are not there yet.
    expect(await picker.getByRole('button', { name: 'New board' }).count()).toBe(0);
    letBoardsCome();
    await picker.getByRole('button', { name: 'New board' }).waitFor();
    expect(await picker.getByRole('listitem').first().innerText()).toContain('Terrace');
    await picker.getByRole('button', { name: 'Seats' }).click();
    await page.getByRole('link', { name: /^Seats 2 pins/ }).waitFor();
    expect(await namesOf(page)).toEqual(['Chair']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: /^Seats 0 pins/ }).waitFor();
    await expect.poll(() => namesOf(page)).toEqual(['Lamp', 'Table', 'Chair']);
  });

  it('keep the order that keys and the pointer give their pins', async () => {
    const page = await openBoard();
    await page.getByRole('button', { name: 'Organize' }).click();
    expect(await namesOf(page)).toEqual(['Kite', 'Heron', 'Robin', 'Wren']);
    await page.getByRole('button', { name: 'Reorder Kite' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.getByText('Place 3 of 4').waitFor({ state: 'attached' });
    await reordered(page, () => page.keyboard.press('Space'));
    await expect.poll(() => namesOf(page)).toEqual(['Heron', 'Robin', 'Kite', 'Wren']);

    const from = (await page.getByRole('button', { name: 'Reorder Wren' }).boundingBox())!;
    const to = (await page.getByRole('checkbox', { name: 'Choose Heron' }).boundingBox())!;
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
    await reordered(page, () => page.mouse.up());
    expect(await namesOf(page)).toEqual(['Wren', 'Heron', 'Robin', 'Kite']);

    await page.getByRole('checkbox', { name: 'Choose Kite' }).hover();
    await page.mouse.down();
    await page.getByRole('checkbox', { name: 'Choose Robin' }).hover();
    await reordered(page, () => page.mouse.up());
    expect(await namesOf(page)).toEqual(['Wren', 'Heron', 'Kite', 'Robin']);
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);
    await page.getByRole('checkbox', { name: 'Choose Kite' }).click();
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(1);

    await page.reload();
    await page.getByRole('button', { name: 'Organize' }).click();
    expect(await namesOf(page)).toEqual(['Wren', 'Heron', 'Kite', 'Robin']);
  });

  describe('with pins in two rows', () => {
    let path = '';
    beforeAll(async () => {
      const board = await makeBoard(scene.lena, 'Letters of the alphabet');
      path = board.url;
      await makePins(scene.lena, board, LETTERS.split('').toReversed());
    });

    async function organize(width: number): Promise<Page> {
      const { page } = await stage.as(scene.lena, { width });
      await page.goto(stage.url + path);
      await page.getByRole('button', { name: 'Organize' }).click();
      await page.getByRole('list', { name: 'Pins of Letters' }).evaluate((list) => list.scrollIntoView({ block: 'center' }));
      return page;
    }

    /** The pins' one-letter titles, as they stand. */
    async function lettersOf(page: Page): Promise<string> {
      return (await namesOf(page)).join('');
    }

    it('follow a mouse forwards, backwards and across rows, by picture and by handle, one drag after another', async () => {
      const page = await organize(820);
      const shown = () => lettersOf(page);
      for (const [grip, from, to, order] of [
        ['picture', 'A', 'C', 'BCADEFGHIJ'],
        ['handle', 'B', 'E', 'CADEBFGHIJ'],
        ['picture', 'J', 'A', 'CJADEBFGHI'],
        ['handle', 'C', 'I', 'JADEBFGHIC'],
        ['picture', 'J', 'C', 'ADEBFGHICJ'],
        ['handle', 'J', 'A', 'JADEBFGHIC'],
      ] as const) {
        await dragTo(page, gripOf(page, grip, from), () => middleOf(page, to));
        await reordered(page, () => page.mouse.up());
        expect(await shown()).toBe(order);
      }
      await page.reload();
      await page.getByRole('button', { name: 'Organize' }).click();
      await expect.poll(shown).toBe('JADEBFGHIC');
      expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);
    });

    it('keep what they show when they are let go beside the tiles or outside, and their former order when the drag breaks off', async () => {
      const page = await organize(820);
      const before = await lettersOf(page);
      const [first, second, third] = before;
      const breakOffs: Record<string, () => Promise<void>> = {
        'by Escape': () => page.keyboard.press('Escape'),
        'when the window is left for another': () => page.evaluate(() => void window.dispatchEvent(new Event('blur'))),
        'when the system takes the pointer': () =>
          page.getByRole('list', { name: 'Pins of Letters' }).evaluate((list: HTMLElement) => {
            list.addEventListener('pointermove', (event) => list.releasePointerCapture(event.pointerId), { once: true });
          }),
      };
      for (const [how, breakOff] of Object.entries(breakOffs)) {
        await dragTo(page, gripOf(page, 'picture', first!), () => middleOf(page, third!));
        await expect.poll(() => drawnLettersOf(page), { message: how }).toBe(second! + third! + first! + before.slice(3));
        await breakOff();
        // A browser tells of a lost pointer with its next event.
        await page.mouse.move(5, 300, { steps: 2 });
        await expect.poll(() => drawnLettersOf(page)).toBe(before);
        await page.mouse.up();
      }
      expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);

      let order = before;
      for (const outside of [130, -60]) {
        await dragTo(page, gripOf(page, 'picture', order[0]!), () => middleOf(page, order[1]!));
        await page.mouse.move((await middleOf(page, order[0]!)).x, outside, { steps: 3 });
        await reordered(page, () => page.mouse.up());
        order = order[1]! + order[0]! + order.slice(2);
        expect(await lettersOf(page)).toBe(order);
      }
    });

    it('follow a finger that rested on their picture, or holds their handle, and scroll under one that did not', async () => {
      const page = await organize(390);
      const [first, second, third, fourth] = await lettersOf(page);
      const rest = (await lettersOf(page)).slice(4);
      await reordered(page, () => dragByFinger(page, gripOf(page, 'handle', first!), () => middleOf(page, fourth!)));
      expect(await lettersOf(page)).toBe(second! + third! + fourth! + first! + rest);
      await reordered(page, () => dragByFinger(page, gripOf(page, 'picture', first!), () => middleOf(page, second!), { restMs: 600 }));
      expect(await lettersOf(page)).toBe(first! + second! + third! + fourth! + rest);

      const scrolled = await page.evaluate(() => scrollY);
      const far = await middleOf(page, fourth!);
      await dragByFinger(page, gripOf(page, 'picture', fourth!), async () => ({ x: far.x, y: far.y + 200 }));
      await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(scrolled - 50);
      expect(await lettersOf(page)).toBe(first! + second! + third! + fourth! + rest);
      expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);
    });

    it('are all chosen at once, or left, beside a hint how to choose a range', async () => {
      const page = await organize(1280);
      await page.getByText('Hold Shift and click').waitFor();
      await page.getByRole('button', { name: 'Select all' }).click();
      await page.getByRole('heading', { name: '10 chosen' }).waitFor();
      await page.getByRole('button', { name: 'Select none' }).click();
      await page.getByRole('heading', { name: 'Choose pins' }).waitFor();
    });
  });
});

const LETTERS = 'ABCDEFGHIJ';

/** The same as they are drawn, which differs while one of them is held. */
async function drawnLettersOf(page: Page): Promise<string> {
  const places = await Promise.all(
    LETTERS.split('').map(async (letter) => ({
      letter,
      box: (await page.getByRole('checkbox', { name: `Choose ${letter}` }).boundingBox())!,
    })),
  );
  const rowOf = ({ y, height }: { y: number; height: number }) => Math.round((y + height / 2) / 40);
  return places
    .toSorted((a, b) => rowOf(a.box) - rowOf(b.box) || a.box.x - b.box.x)
    .map(({ letter }) => letter)
    .join('');
}

function gripOf(page: Page, grip: 'picture' | 'handle', letter: string): Locator {
  return grip === 'picture'
    ? page.getByRole('checkbox', { name: `Choose ${letter}` })
    : page.getByRole('button', { name: `Reorder ${letter}` });
}

async function middleOf(page: Page, letter: string): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await page.getByRole('checkbox', { name: `Choose ${letter}` }).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Waits until the server has kept the new order. */
async function reordered(page: Page, drop: () => Promise<void>): Promise<void> {
  const kept = page.waitForResponse((response) => response.url().includes('/resource/PinResource/update/'));
  await drop();
  expect((await kept).status()).toBe(200);
}
