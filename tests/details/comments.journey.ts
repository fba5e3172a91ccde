import { describe, expect, it } from 'vitest';
import { setCommentsScene } from '../scenes/comments.scene.ts';
import { drawPicture } from '../support/pictures.ts';

describe('talking about a pin', () => {
  const scene = setCommentsScene();
  const { stage, openPin } = scene;

  it('takes a comment back, and the taking back too', async () => {
    const page = await openPin(scene.mei);
    await page.getByRole('textbox', { name: 'Say something kind or useful' }).fill('Mine fades by spring.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const said = page.getByText('Mine fades by spring.');
    await page.getByText('Sending…').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'More for the comment by Mei Tan' }).first().click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await said.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await said.waitFor();
    await page.reload();
    await said.waitFor();
  });

  it('tells what came of trying, which has its tab here and on the profile', async () => {
    const page = await openPin(scene.mei);
    await page.getByRole('button', { name: 'I tried it' }).click();
    await page
      .getByLabel('Add a picture')
      .and(page.locator('input'))
      .setInputFiles({ name: 'tile.jpg', mimeType: 'image/jpeg', buffer: await drawPicture() });
    await page.getByRole('button', { name: 'Another picture' }).waitFor();
    await page.getByRole('textbox', { name: 'Say something kind or useful' }).fill('Glazed twice.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('img', { name: 'What Mei Tan made of it' }).waitFor();
    await page.getByRole('group', { name: 'Comments' }).getByRole('button', { name: 'Tried it' }).click();
    await page.getByText('What paper is the red?').waitFor({ state: 'detached' });
    await page.getByText('Glazed twice.').waitFor();

    await page.goto(`${stage.url}/${scene.mei.username}/?tab=tried`);
    await page.getByRole('list', { name: 'Tried' }).getByRole('link', { name: 'Glazed twice.' }).click();
    await page.waitForURL(new RegExp(`/pin/${scene.pinId}/\\?comment=`, 'u'));
    await page.getByRole('article', { name: 'Comment by Mei Tan' }).first().getByText('Glazed twice.').waitFor();
  });

  it('ends where the owner of the pin wants it to', async () => {
    const page = await openPin(scene.ines);
    await page.getByRole('button', { name: 'Order: Best' }).click();
    await page.getByRole('menuitem', { name: 'Turn comments off' }).click();
    await page.getByText('Comments are off for this pin.').waitFor();
    const { page: seen } = await stage.as(scene.mei);
    await seen.goto(`${stage.url}/pin/${scene.pinId}/`);
    await seen.getByRole('heading', { name: 'Jug', level: 1 }).waitFor();
    expect(await seen.getByText('What paper is the red?').count()).toBe(0);
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByRole('article', { name: 'Comment by Mei Tan' }).first().waitFor();
  });

  it('goes on about a whole board, where its owner reads it', async () => {
    const { page } = await stage.as(scene.mei);
    await page.goto(`${stage.url}/${scene.ines.username}/tiles/`);
    await page.getByRole('button', { name: 'Comments', exact: true }).click();
    const talk = page.getByRole('dialog', { name: 'Tiles' });
    await talk.getByLabel('Say something kind or useful').fill('Is the blue one for the hallway?');
    await page.keyboard.press('Control+Enter');
    await talk.getByRole('heading', { name: '1 comment' }).waitFor();
    await talk.getByRole('button', { name: 'More for the comment by Mei Tan' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await talk.getByText('Nobody has spoken yet').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await talk.getByText('Is the blue one for the hallway?').waitFor();
    const owner = (await stage.as(scene.ines)).page;
    await owner.goto(`${stage.url}/${scene.ines.username}/tiles/`);
    await owner.getByRole('button', { name: '1 comment' }).click();
    await owner.getByRole('dialog', { name: 'Tiles' }).getByRole('button', { name: 'Reply to Mei Tan' }).waitFor();
  });
});
