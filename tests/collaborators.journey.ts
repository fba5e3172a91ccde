import { describe, expect, it } from 'vitest';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { BoardCollaboratorsResource } from '@bowerbird/contract/pinning/collaborators/calls.ts';
import { makeBoard, makePins } from './support/content.ts';
import { barriersInBothThemes, overflowOf } from './support/layout.ts';
import { setStage } from './support/stage.ts';

describe('a board kept together', () => {
  const stage = setStage();

  it('begins with a question, which is answered on the own profile, and ends with leaving', async () => {
    const [ines, mei] = [await stage.person('ines'), await stage.person('mei')];
    const board = await ines.call(BoardResource.create, { name: 'Hallway', privacy: 'secret' });
    const { page } = await stage.as(ines);
    await page.goto(stage.url + board.url);
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await page.getByLabel('Ask people to keep it together').fill('mei');
    await page.getByRole('button', { name: /^Mei Tan/u }).click();
    await page.getByRole('button', { name: 'Ask 1 person' }).click();
    await page.getByText('Asked, no answer yet').waitFor();
    expect(await barriersInBothThemes(page, page.getByRole('dialog'))).toEqual([]);

    const { page: asked, expect: allow } = await stage.as(mei, { width: 390 });
    // The open page of the secret board asks for it once more when it hears that its person left.
    allow(/status of 404/);
    await asked.goto(`${stage.url}/meitan/`);
    await asked.getByText('Ines Duarte asks you to keep “Hallway” together').waitFor();
    expect(await overflowOf(asked)).toEqual([]);
    await asked.getByRole('button', { name: 'Join' }).click();
    await asked
      .getByRole('link', { name: /Hallway/u })
      .first()
      .click();
    await asked.getByRole('heading', { name: 'Hallway' }).waitFor();
    await makePins(mei, board, ['Hooks']);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.reload();
    await page.getByText('Secret board, shared with 1 person').waitFor();
    await page.getByRole('link', { name: 'Hooks', exact: true }).waitFor();

    await asked.reload();
    await asked.getByRole('button', { name: 'More', exact: true }).first().click();
    await asked.getByRole('menuitem', { name: 'Leave board' }).click();
    await asked.getByRole('button', { name: 'Leave board' }).click();
    await asked.waitForURL(`${stage.url}/`);
  });

  it('is offered to one of its people, whose open pages show that by themselves, and so do those of its owner', async () => {
    const [ines, mei] = [await stage.person('ines'), await stage.person('mei')];
    const board = await makeBoard(ines, 'Lamps');
    await ines.call(BoardCollaboratorsResource.create, { board_id: board.id, user_ids: [mei.id] });
    await mei.call(BoardCollaboratorsResource.update, { board_id: board.id, action: 'accept' });
    const { page: owned } = await stage.as(ines);
    await owned.goto(stage.url + board.url);
    await owned.getByRole('button', { name: 'Invite', exact: true }).click();
    await owned.getByRole('button', { name: 'Make Mei Tan the owner' }).waitFor();
    const { page } = await stage.as(mei);
    await page.goto(stage.url + board.url);
    await page.getByRole('heading', { name: 'Lamps' }).waitFor();
    const { page: notes } = await stage.as(mei);
    await notes.goto(`${stage.url}${board.url}?tab=notes`);
    await notes.getByRole('heading', { name: 'Lamps' }).waitFor();
    await ines.call(BoardCollaboratorsResource.update, { board_id: board.id, action: 'transfer', user_id: mei.id });
    for (const one of [page, notes]) await one.getByText('Ines Duarte wants to give you “Lamps”').waitFor();
    await owned.getByRole('button', { name: 'Keep the board' }).waitFor();
    await page.getByRole('button', { name: 'Not now' }).click();
    await notes.getByText('Ines Duarte wants to give you “Lamps”').waitFor({ state: 'detached' });
    await owned.getByRole('button', { name: 'Keep the board' }).waitFor({ state: 'detached' });
  });

  it('is asked for by somebody else, whom its owner lets in', async () => {
    const [ines, mei, jonas] = [await stage.person('ines'), await stage.person('mei'), await stage.person('jonas')];
    const board = await makeBoard(ines, 'Bicycles');
    await ines.call(BoardCollaboratorsResource.create, { board_id: board.id, user_ids: [mei.id] });
    await mei.call(BoardCollaboratorsResource.update, { board_id: board.id, action: 'accept' });
    const { page: asking } = await stage.as(jonas);
    await asking.goto(stage.url + board.url);
    await asking.getByRole('button', { name: 'Ask to join' }).click();
    await asking.getByRole('button', { name: 'Asked to join' }).waitFor();
    const { page } = await stage.as(ines);
    await page.goto(stage.url + board.url);
    await page.getByText('Jonas Weiss asks to join').waitFor();
    await page.getByRole('button', { name: 'Let in' }).click();
    await page.getByText('kept together by 3 people').waitFor();
  });
});
