import { describe, expect, it } from 'vitest';
import { setDoorScene } from './scenes/door.scene.ts';
import { openAccountMenu } from './support/account-menu.ts';
import { fillSignUp, sendButton } from './support/forms.ts';

describe('the door', () => {
  const { stage, accountButton, nameQuestion, openProfile, logIn } = setDoorScene();

  it('lets a new person in by email, password and birthday, and asks for the name once they looked around', async () => {
    const { page } = await stage.stranger();
    await page.goto(stage.url);
    await fillSignUp(page, 'ines.duarte@example.org', '1994-06-21');
    await sendButton(page, 'Start collecting').click();
    await accountButton(page).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await openProfile(page);
    // Nothing of the address is proposed.
    const question = nameQuestion(page);
    expect(await question.getByLabel('Your name').inputValue()).toBe('');
    await question.getByLabel('Your name').fill('Ines');
    await question.getByRole('button', { name: 'That’s me' }).click();
    await question.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Ines', exact: true }).waitFor();

    await page.goto(stage.url);
    await page
      .getByRole('heading', { name: 'You follow nobody yet' })
      .or(page.getByRole('link', { name: 'For you' }))
      .first()
      .waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('asks who is too young whether the birthday is right, then turns them away without telling the rule', async () => {
    const tab = await stage.stranger();
    tab.expect(/status of 401/);
    const { page, context } = tab;
    await page.goto(`${stage.url}/signup/`);
    const refused = page.getByRole('alert').filter({ hasText: 'You need to be older to use this.' });
    await fillSignUp(page, 'sam.doyle@example.org', '2019-05-05');
    await sendButton(page, 'Start collecting').click();
    // A slip in the year has a way back.
    const question = page.getByRole('alertdialog', { name: 'Is this right?' });
    await question.getByText('You said that you were born on May 5, 2019.').waitFor();
    await question.getByRole('button', { name: 'Change the date' }).click();
    await question.waitFor({ state: 'hidden' });
    await page.locator('input[name="birthday.year"]:focus').waitFor();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('age_restricted');

    await sendButton(page, 'Start collecting').click();
    await question.getByRole('button', { name: 'Yes, that’s right' }).click();
    await refused.waitFor();
    expect(await question.count()).toBe(0);
    expect(await page.getByLabel('Email').inputValue()).toBe('sam.doyle@example.org');
    expect((await context.cookies()).map(({ name }) => name)).toContain('age_restricted');
    // Another birthday does not help any more.
    await page.reload();
    await fillSignUp(page, 'sam.doyle@example.org', '1990-05-05');
    await sendButton(page, 'Start collecting').click();
    await refused.waitFor();
  });

  it('logs in by username or email, and out by the account menu, after which nothing of the person is left', async () => {
    const lena = await stage.person('lena');
    const { page } = await stage.stranger();
    await page.goto(`${stage.url}/login/`);
    await logIn(page, lena.username);
    await openAccountMenu(page);
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.getByRole('heading', { name: 'Collect what catches your eye' }).waitFor();
    expect(await page.getByRole('button', { name: 'Your account' }).count()).toBe(0);
    await page.goto(`${stage.url}/login/`);
    await logIn(page, lena.email);
    await page.getByRole('button', { name: 'Your account' }).first().waitFor();
  });
});
