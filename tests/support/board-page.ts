import type { Page } from 'playwright-core';
import type { Person } from './people.ts';
import type { Stage } from './stage.ts';

/** Opens a board of somebody who is signed in; `board` is its name in the address. */
export async function openOwnBoard(stage: Stage, owner: Person, board: string): Promise<Page> {
  const { page } = await stage.as(owner);
  await page.goto(`${stage.url}/${owner.username}/${board}/`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** Chooses from the menu of a board or a section. */
export async function chooseFromMore(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'More' }).first().click();
  await page.getByRole('menuitem', { name }).click();
}
