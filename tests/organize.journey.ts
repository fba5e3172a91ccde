import { BoardSectionResource } from '@bowerbird/contract/pinning/sections/calls.ts';
import { describe, expect, it } from 'vitest';
import { setOrganizeScene } from './scenes/organize.scene.ts';
import { chooseFromMore } from './support/board-page.ts';
import { makeBoard, makePin, makePins } from './support/content.ts';

describe('the pins and sections of a board, organized', () => {
  const scene = setOrganizeScene();
  const { openBoard, namesOf, dragTo } = scene;

  it('let many pins be chosen, moved and deleted at once, and undo both', async () => {
    const wool = await makeBoard(scene.lena, 'Yarn');
    await makePins(scene.lena, wool, ['Red yarn', 'Blue yarn', 'Grey yarn']);
    const page = await openBoard('yarn');
    await page.getByRole('button', { name: 'Organize' }).click();
    await page.getByRole('checkbox', { name: 'Choose Red yarn' }).click();
    await page.getByRole('checkbox', { name: 'Choose Blue yarn' }).click();
    await page.getByRole('heading', { name: '2 chosen' }).waitFor();
    await page.getByRole('button', { name: 'Move' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Wool' }).last().click();
    await page.getByText('2 pins moved to Wool').waitFor();
    expect(await namesOf(page)).toEqual(['Grey yarn']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => namesOf(page)).toEqual(['Grey yarn', 'Blue yarn', 'Red yarn']);

    await page.getByRole('checkbox', { name: 'Choose Grey yarn' }).click();
    await page.getByRole('checkbox', { name: 'Choose Red yarn' }).click({ modifiers: ['Shift'] });
    await page.getByRole('heading', { name: '3 chosen' }).waitFor();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('3 pins deleted').waitFor();
    const restored = page.waitForResponse((response) => response.url().includes('/resource/BulkPinsResource/update/'));
    await page.getByRole('button', { name: 'Undo' }).click();
    expect((await restored).status()).toBe(200);
    await page.reload();
    await page.getByText('3 pins').first().waitFor();
  });

  it('put their sections into order, and make one of two, with a way back', async () => {
    const board = await makeBoard(scene.lena, 'Cellar');
    for (const title of ['Shelf', 'Crate', 'Barrel']) {
      const section = await scene.lena.call(BoardSectionResource.create, { board_id: board.id, title });
      await makePin(scene.lena, board, `In the ${title}`, { section: section.id });
    }
    const page = await openBoard('cellar');
    const sections = page.getByRole('region', { name: 'Sections' });
    const titles = async () =>
      (await sections.getByRole('button', { name: /^Reorder/ }).all()).map((handle) => handle.getAttribute('aria-label'));
    const shown = async () => (await Promise.all(await titles())).map((label) => label?.replace('Reorder ', '')).join(' ');
    const kept = async (act: () => Promise<void>) => {
      const written = page.waitForResponse((response) => response.url().includes('/resource/BoardSectionResource/update/'));
      await act();
      expect((await written).status()).toBe(200);
    };
    await page.getByRole('button', { name: 'Organize' }).click();
    expect(await shown()).toBe('Barrel Crate Shelf');
    await dragTo(page, sections.getByRole('button', { name: 'Reorder Barrel' }), async () => {
      const { x, y } = (await sections.getByRole('listitem').filter({ hasText: 'Shelf' }).boundingBox())!;
      return { x: x + 60, y: y + 60 };
    });
    await kept(() => page.mouse.up());
    expect(await shown()).toBe('Crate Shelf Barrel');
    await sections.getByRole('button', { name: 'Reorder Barrel' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowLeft');
    await page.getByText('Place 2 of 3').waitFor({ state: 'attached' });
    await kept(() => page.keyboard.press('Space'));
    expect(await shown()).toBe('Crate Barrel Shelf');
    await sections.getByRole('button', { name: 'More about Barrel' }).click();
    await page.getByRole('menuitem', { name: 'Merge into another section' }).click();
    await page.getByLabel('Into', { exact: true }).selectOption('Shelf');
    await page.getByRole('button', { name: 'Merge sections' }).click();
    await page.getByText('Barrel is now part of Shelf').waitFor();
    expect(await shown()).toBe('Crate Shelf');
    await sections.getByText('2 pins').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(shown).toBe('Crate Barrel Shelf');
    await sections.getByText('2 pins').waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('link', { name: /^Shelf/ }).click();
    await page.getByRole('heading', { name: 'Shelf', level: 1 }).waitFor();
    await chooseFromMore(page, 'Merge into another section');
    await page.getByRole('button', { name: 'Merge sections' }).click();
    await page.getByRole('heading', { name: 'Crate', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'In the Shelf' }).waitFor();
    await page.getByRole('link', { name: 'In the Crate' }).waitFor();
  });
});
