import { UserFollowResource } from '@bowerbird/contract/people/follows/calls.ts';
import { RepinResource } from '@bowerbird/contract/pinning/saves/calls.ts';
import { describe, expect, it } from 'vitest';
import { setBrowseScene } from './scenes/browse.scene.ts';
import { makeBoard, makePins } from './support/content.ts';

describe('the people on the wall', () => {
  const scene = setBrowseScene();
  const { stage } = scene;

  it('follows a person: the counter moves at once, Following shows their pins, and it can be left again', async () => {
    const mei = await stage.person('mei');
    await makePins(mei, await makeBoard(mei, 'Plants'), ['Monstera']);
    const { page } = await stage.as(await stage.person('jonas'));
    await page.goto(`${stage.url}/?tab=following`);
    await page.getByRole('heading', { name: 'You follow nobody yet' }).waitFor();

    await page.goto(`${stage.url}/meitan/`);
    await page.getByRole('button', { name: '0 followers' }).waitFor();
    await page.getByRole('button', { name: 'Follow Mei Tan' }).click();
    await page.getByRole('button', { name: '1 follower' }).waitFor();
    await page.getByRole('button', { name: 'Following Mei Tan: stop following' }).waitFor();
    await page.getByRole('link', { name: 'Home' }).first().click();
    await page.getByRole('link', { name: 'Following', exact: true }).click();
    await page.getByRole('link', { name: 'Monstera', exact: true }).waitFor();

    await page.goto(`${stage.url}/meitan/`);
    const isLeft = page.waitForResponse(/\/resource\/UserFollowResource\/delete\//u);
    await page.getByRole('button', { name: 'Following Mei Tan: stop following' }).click();
    await page.getByRole('button', { name: '0 followers' }).waitFor();
    await isLeft;
    await page.reload();
    await page.getByRole('button', { name: 'Follow Mei Tan' }).waitFor();
  });

  it('turns a follow back, silently, when the network drops', async () => {
    const tab = await stage.as(scene.priya);
    tab.expect(/ERR_FAILED/);
    const { page } = tab;
    await page.goto(`${stage.url}/yukimori/`);
    await page.route('**/resource/UserFollowResource/create/', (route) => route.abort());
    await page.getByRole('button', { name: 'Follow Yuki Mori' }).click();
    await page.getByRole('button', { name: 'Follow Yuki Mori' }).waitFor();
    await page.getByRole('button', { name: '0 followers' }).waitFor();
  });

  it('shows what a person made, keeps and arranges, each under an address of its own', async () => {
    const oskar = await stage.person('oskar');
    const found = await makeBoard(oskar, 'Found');
    await makePins(oskar, found, ['Anchor']);
    await oskar.call(RepinResource.create, { pin_id: scene.plates[10]!.id, board_id: found.id });
    await oskar.call(UserFollowResource.create, { user_id: scene.yuki.id });
    const { page } = await stage.stranger();
    await page.goto(`${stage.url}/oskarlind/`);
    await page.getByRole('link', { name: /^Found/ }).waitFor();
    await page.getByRole('link', { name: 'Created' }).click();
    await page.getByRole('link', { name: 'Anchor', exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'Plate 11', exact: true }).count()).toBe(0);
    await page.getByRole('link', { name: 'Pins', exact: true }).click();
    await page.waitForURL(`${stage.url}/oskarlind/?tab=pins`);
    await page.getByRole('link', { name: 'Plate 11', exact: true }).waitFor();
    await page.getByRole('button', { name: '1 following' }).click();
    await page
      .getByRole('dialog', { name: 'Following' })
      .getByRole('link', { name: /Yuki Mori/ })
      .waitFor();
  });
});
