import { describe, expect, it } from 'vitest';
import { BoardCollaboratorsResource, BoardLinkResource } from '@bowerbird/contract/pinning/collaborators/calls.ts';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { makeBoard, makePins } from './support/content.ts';
import { barriersInBothThemes, overflowOf } from './support/layout.ts';
import { setStage } from './support/stage.ts';

describe('what the people of a board do together', () => {
  const stage = setStage();

  it('begins with a link, and goes on with a vote, a list of things to do, and an undo', async () => {
    const [ines, mei] = [await stage.person('ines'), await stage.person('mei')];
    const board = await makeBoard(ines, 'Hallway', { privacy: 'secret' });
    await makePins(ines, board, ['Terrazzo', 'Zellige', 'Azulejo']);
    const { url } = await ines.call(BoardLinkResource.create, { board_id: board.id });

    const { page: guest } = await stage.as(mei, { width: 390 });
    await guest.goto(stage.url + new URL(url).pathname);
    await guest.getByText('Ines Duarte asks you to keep “Hallway” together').waitFor();
    expect(await overflowOf(guest)).toEqual([]);
    await guest.getByRole('button', { name: 'Join the board' }).click();
    await guest.getByRole('heading', { name: 'Hallway' }).waitFor();

    const { page } = await stage.as(ines);
    await page.goto(stage.url + board.url);
    await page.getByRole('button', { name: 'Organize' }).click();
    for (const pin of ['Terrazzo', 'Azulejo']) await page.getByRole('checkbox', { name: new RegExp(pin, 'u') }).click();
    await page.getByRole('button', { name: 'Ask “which one?”' }).click();
    await page.getByLabel('Your question').fill('Which one for the floor?');
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await page.getByRole('heading', { name: 'Which one for the floor?' }).waitFor();
    await page.getByRole('button', { name: 'Organize' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Which one for the floor?' }).count()).toBe(1);
    await page.getByRole('button', { name: 'Vote for Terrazzo' }).click();
    await page.getByText('100%').first().waitFor();
    // The page as it is served has the vote: coming later, it would push the board down.
    expect(await (await page.request.get(stage.url + board.url)).text()).toContain('Which one for the floor?</h2>');

    // The vote of another arrives by itself.
    await guest.getByRole('heading', { name: 'Which one for the floor?' }).waitFor();
    await guest.getByRole('button', { name: 'Vote for Azulejo' }).click();
    await page.getByText('50%').first().waitFor();

    await page.getByRole('link', { name: 'Notes' }).click();
    await page.getByLabel('Write something down').fill('Measure the step');
    await page.getByRole('button', { name: 'Add' }).click();
    await page.getByText('Written by Ines Duarte').waitFor();
    await guest.getByRole('link', { name: 'Notes' }).click();
    await guest.getByRole('checkbox', { name: 'Measure the step' }).check({ force: true });
    await page.getByText('Ticked off by Mei Tan').waitFor();
    expect(await barriersInBothThemes(page)).toEqual([]);

    await makePins(mei, board, ['Hooks']);
    await page.getByRole('link', { name: 'Lately' }).click();
    await page.getByText('Mei Tan added Hooks').waitFor();
    expect(await barriersInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Undo what Mei Tan did' }).first().click();
    await page.getByText('Undone').waitFor();
    await page.getByRole('link', { name: 'Pins', exact: true }).click();
    await page.getByRole('link', { name: 'Zellige', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Hooks', exact: true }).waitFor({ state: 'detached' });
  });

  it('may end with another owner', async () => {
    const [ines, mei] = [await stage.person('ines'), await stage.person('mei')];
    const board = await makeBoard(ines, 'Garden');
    await ines.call(BoardCollaboratorsResource.create, { board_id: board.id, user_ids: [mei.id] });
    await mei.call(BoardCollaboratorsResource.update, { board_id: board.id, action: 'accept' });
    const { page } = await stage.as(ines);
    await page.goto(stage.url + board.url);
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await page.getByRole('button', { name: 'Make Mei Tan the owner' }).click();
    await page.getByRole('button', { name: 'Offer it' }).click();
    await page.getByText('Is to be the owner, no answer yet').waitFor();
    const { page: heir } = await stage.as(mei);
    await heir.goto(stage.url + board.url);
    await heir.getByRole('button', { name: 'Take it' }).click();
    await heir.waitForURL(`${stage.url}/meitan/garden/`);
    expect((await ines.call(BoardResource.get, { board_id: board.id })).owner.username).toBe('meitan');
  });
});
