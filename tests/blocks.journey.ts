import { describe, expect, it } from 'vitest';
import { makeBoard, makePins } from './support/content.ts';
import { barriersInBothThemes } from './support/layout.ts';
import { setStage } from './support/stage.ts';

/** Milliseconds: a page takes its time before it opens a stream. */
const PATIENCE = { timeout: 30_000 };

describe('two people who are kept apart', () => {
  const stage = setStage();

  it('see nothing of each other at once, on open pages too, until it is taken back in the settings', async () => {
    const [mei, jonas] = [await stage.person('mei'), await stage.person('jonas')];
    await makePins(mei, await makeBoard(mei, 'Plants'), ['Monstera']);
    await makePins(jonas, await makeBoard(jonas, 'Lamps'), ['Reading lamp']);
    const reader = await stage.as(jonas);
    // An open page asks anew for what it stands on, which is not there for them any more.
    reader.expect(/status of 404/);
    await reader.page.goto(`${stage.url}/meitan/?tab=created`);
    await reader.page.getByRole('link', { name: 'Monstera', exact: true }).waitFor();
    await expect.poll(async () => (await fetch(`${stage.url}/metrics`)).text(), PATIENCE).toMatch(/live_update_streams_open 1/);

    const { page } = await stage.as(mei);
    await page.goto(`${stage.url}/jonasweiss/?tab=created`);
    await page.getByRole('link', { name: 'Reading lamp', exact: true }).waitFor();
    await page.getByRole('button', { name: 'More about Jonas Weiss' }).click();
    await page.getByRole('menuitem', { name: 'Block' }).click();
    await page.getByRole('button', { name: 'Block', exact: true }).click();
    await page.getByRole('heading', { name: 'You block Jonas Weiss' }).waitFor();
    await reader.page.getByRole('link', { name: 'Monstera', exact: true }).waitFor({ state: 'detached', ...PATIENCE });

    await page.goto(`${stage.url}/settings/privacy/`);
    expect(await barriersInBothThemes(page)).toEqual([]);
    const isBack = page.waitForResponse(/\/resource\/UserBlockResource\/delete\//u);
    await page.getByRole('button', { name: 'Unblock Jonas Weiss' }).click();
    await isBack;
    await page.getByText('You block nobody.').waitFor();
    await page.goto(`${stage.url}/jonasweiss/?tab=created`);
    await page.getByRole('link', { name: 'Reading lamp', exact: true }).waitFor();
  });
});
