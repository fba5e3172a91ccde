import { describe, expect, it } from 'vitest';
import { setComeBackScene } from './scenes/come-back.scene.ts';
import { barriersInBothThemes } from './support/layout.ts';

describe('coming back', () => {
  const { stage, linkFor, logIn } = setComeBackScene();

  it('by a new password, for who forgot the old one', async () => {
    const lena = await stage.person('lena');
    const { page } = await stage.stranger();
    await page.goto(`${stage.url}/login/`);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByRole('button', { name: 'Mail me a link for a new password' }).click();
    await page.getByText('Enter your email address or username.').waitFor();
    await page.getByLabel('Email or username').fill(lena.username);
    await page.getByRole('button', { name: 'Mail me a link for a new password' }).click();
    await page.getByText(`If there is an account for “${lena.username}”`).waitFor();
    await page.getByRole('heading', { name: 'Look into your mail' }).waitFor();
    expect(await page.getByText('Tell us who you are').count()).toBe(0);
    expect(await barriersInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'ask again' }).click();
    expect(await page.getByLabel('Email or username').inputValue()).toBe(lena.username);
    await page.getByText('Tell us who you are').waitFor();

    const link = await linkFor(lena.email, 'Choose a new password');
    await page.goto(link);
    await page.getByRole('textbox', { name: 'New password' }).fill('short');
    await page.getByRole('button', { name: 'Save and log in' }).click();
    await page.getByText('Use at least 8 characters.').waitFor();
    expect(await page.getByRole('textbox', { name: 'New password' }).inputValue()).toBe('short');
    await page.getByRole('textbox', { name: 'New password' }).fill('newer feathers 43');
    await page.getByRole('button', { name: 'Save and log in' }).click();
    await page.getByRole('button', { name: 'Your account' }).first().waitFor();

    const again = await stage.stranger();
    again.expect(/status of 401/);
    await again.page.goto(link);
    await again.page.getByRole('textbox', { name: 'New password' }).fill('newest feathers 44');
    await again.page.getByRole('button', { name: 'Save and log in' }).click();
    await again.page.getByText('This link was used already, or it is too old.').waitFor();
  });

  it('by a link in a mail, to look around, on to where they wanted to go', async () => {
    const noor = await stage.person('noor');
    const { page } = await stage.stranger({ width: 390 });
    await page.goto(`${stage.url}/password/reset/?next=%2Fsearch%2Fpins%2F`);
    await page.getByLabel('Email or username').fill(noor.email);
    await page.getByRole('button', { name: 'Mail me a link to log in' }).click();
    await page.getByText('Look into your mail').waitFor();
    await page.goto(await linkFor(noor.email, 'Your link to log in'));
    expect(await barriersInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL(`${stage.url}/search/pins/`);
  });

  it('as nobody else: “this wasn’t me” locks everybody out and asks for a new password', async () => {
    const tomas = await stage.person('tomas');
    const thief = await stage.stranger();
    thief.expect(/status of 401/);
    await thief.page.goto(`${stage.url}/login/`);
    await logIn(thief.page, tomas.username);
    await thief.page.getByRole('button', { name: 'Your account' }).first().waitFor();

    const { page } = await stage.stranger();
    await page.goto(await linkFor(tomas.email, 'A new device'));
    await page.getByRole('button', { name: 'Log everything out' }).click();
    await page.getByRole('textbox', { name: 'New password' }).fill('newer feathers 43');
    await page.getByRole('button', { name: 'Save and log in' }).click();
    await page.getByRole('button', { name: 'Your account' }).first().waitFor();
    await thief.page.goto(stage.url);
    await thief.page.getByRole('heading', { name: 'Collect what catches your eye' }).waitFor();
  });
});
