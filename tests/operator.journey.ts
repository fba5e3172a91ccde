import { describe, expect, it } from 'vitest';
import { setOperatorScene } from './scenes/operator.scene.ts';
import { fillBirthday } from './support/forms.ts';
import { barriersInBothThemes } from './support/layout.ts';
import { newestMailLink } from './support/mails.ts';

const CLOSED = 'At the moment, signing up here takes an invitation.';

describe('who owns the instance', () => {
  const scene = setOperatorScene();
  const { stage, open, openInstance, section, isIn } = scene;

  it('closes registration and invites by mail, whose link lets one person in', async () => {
    const { page } = await stage.as(scene.lena);
    await openInstance(page);
    await page.getByRole('switch', { name: 'Anybody may sign up' }).click();
    await section(page, 'What you did').getByText('Closed registration').first().waitFor();

    const stranger = await stage.stranger();
    for (const path of ['/', '/signup/']) {
      await open(stranger.page, path);
      await stranger.page.getByText(CLOSED).waitFor();
      expect(await stranger.page.getByRole('form', { name: 'Sign up' }).count()).toBe(0);
    }
    expect(await barriersInBothThemes(stranger.page)).toEqual([]);

    const invite = section(page, 'Invite somebody');
    await invite.getByRole('button', { name: 'Mail an invitation' }).click();
    await invite.getByText('Enter your email address.').waitFor();
    await invite.getByLabel('Email').fill('mei.tan@example.org');
    await invite.getByRole('button', { name: 'Mail an invitation' }).click();
    await page.getByText('An invitation is on its way to mei.tan@example.org').first().waitFor();
    await section(page, 'What you did').getByText('Invited m•••@example.org').waitFor();

    await section(page, 'Kept mails')
      .getByRole('button', { name: /mei\.tan@example\.org/ })
      .click();
    const mail = page.getByRole('dialog');
    await mail.frameLocator('iframe').getByRole('link', { name: 'Make an account' }).waitFor();
    await mail.getByRole('button', { name: 'Text' }).click();
    const address = new URL((await mail.getByRole('link', { name: /invite_code/ }).getAttribute('href'))!);
    expect(stage.url + address.pathname + address.search).toBe(
      await newestMailLink(stage.databaseUrl, stage.url, 'mei.tan@example.org', 'Lena Fjeld invites you'),
    );

    const { page: guest } = await stage.stranger({ width: 390 });
    await open(guest, address.pathname + address.search);
    // There and back, and a form that is wrong at first: the invitation is kept.
    await guest.getByRole('link', { name: 'Log in' }).click();
    await guest.getByRole('link', { name: 'Start collecting' }).click();
    await guest.getByLabel('Email').fill('mei.tan@example.org');
    await guest.getByLabel('Password', { exact: true }).fill('short');
    await fillBirthday(guest);
    await guest.locator('button[type=submit]').click();
    await guest.getByText('Use at least 8 characters.').waitFor();
    await guest.getByLabel('Password', { exact: true }).fill('blue feathers 42');
    await guest.locator('button[type=submit]').click();
    await isIn(guest);

    const late = await stage.stranger();
    late.expect(/status of 403/);
    await open(late.page, address.pathname + address.search);
    await late.page.getByLabel('Email').fill('otto.lind@example.org');
    await late.page.getByLabel('Password', { exact: true }).fill('blue feathers 42');
    await fillBirthday(late.page);
    await late.page.locator('button[type=submit]').click();
    await late.page.getByRole('alert').getByText(CLOSED).waitFor();
  });

  it('finds somebody, corrects their birthday, suspends them, and lets them in again', async () => {
    const noor = await stage.person('noor');
    const { page } = await stage.as(scene.lena);
    const theirs = await stage.as(noor);
    await openInstance(page);
    const people = section(page, 'People');
    await people.getByLabel('Find people').fill('nobody has this name');
    await people.getByText('Nobody has this in their name or address.').waitFor();
    await people.getByLabel('Find people').fill('ADDAD@exam');
    await people.getByRole('button', { name: `Correct the birthday of ${noor.username}` }).click();
    const birthday = page.getByRole('alertdialog', { name: `Correct the birthday of ${noor.username}` });
    await birthday.getByLabel('Year').fill('');
    await birthday.getByRole('button', { name: 'Save birthday' }).click();
    await birthday.getByText('This is not a date.').waitFor();
    await birthday.getByLabel('Year').fill('1971');
    await birthday.getByRole('button', { name: 'Save birthday' }).click();
    await section(page, 'What you did').getByText(`Corrected the birthday of ${noor.username}`).waitFor();
    await people.getByRole('button', { name: `Suspend ${noor.username}` }).click();
    const question = page.getByRole('alertdialog', { name: `Suspend ${noor.username}?` });
    await question.getByLabel('Why').fill('x'.repeat(203));
    await question.getByRole('alert').filter({ hasText: '3 characters too many: 200 at most.' }).waitFor();
    await question.getByLabel('Why').fill('Sold other people’s pictures');
    await question.getByRole('button', { name: 'Suspend' }).click();
    await people.getByText('Suspended', { exact: true }).waitFor();
    const log = section(page, 'What you did');
    await log.getByText('Sold other people’s pictures').waitFor();
    await open(theirs.page, '/settings/');
    await theirs.page.waitForURL(/\/login\//);

    await people.getByRole('button', { name: `Let ${noor.username} in again` }).click();
    const lifting = page.getByRole('alertdialog', { name: `Let ${noor.username} in again?` });
    await lifting.getByRole('button', { name: 'Cancel' }).click();
    await lifting.waitFor({ state: 'hidden' });
    await people.getByText('Suspended', { exact: true }).waitFor();
    await people.getByRole('button', { name: `Let ${noor.username} in again` }).click();
    expect(await barriersInBothThemes(page, lifting)).toEqual([]);
    await lifting.getByRole('button', { name: 'Let in again' }).click();
    await lifting.waitFor({ state: 'hidden' });
    await log.getByText(`Let ${noor.username} in again`).waitFor();
    await people.getByRole('button', { name: `Suspend ${noor.username}` }).waitFor();
  });
});
