import { openDatabase } from '@bowerbird/server/core/database/database.ts';
import { ensureOwner } from '@bowerbird/server/identity/owner/index.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openAccountMenu } from './support/account-menu.ts';
import { fillBirthday, fillSignUp, sendButton } from './support/forms.ts';
import { PASSWORD } from './support/people.ts';
import { setStage } from './support/stage.ts';

describe('the door', () => {
  const stage = setStage();

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

  it('takes “Not now” for an answer', async () => {
    const { page } = await stage.stranger();
    await page.goto(`${stage.url}/signup/`);
    await fillSignUp(page, 'mei.tan@example.org', '1992-02-02');
    await sendButton(page, 'Start collecting').click();
    await openProfile(page);
    await nameQuestion(page).getByRole('button', { name: 'Not now' }).click();
    await nameQuestion(page).waitFor({ state: 'detached' });
  });

  it('says next to each field what is wrong, in the person’s language, and keeps what was typed', async () => {
    const words = {
      en: {
        submit: 'Start collecting',
        email: 'This is not a whole email address',
        password: 'Use at least 8 characters.',
        birthday: 'This is too long ago',
        group: 'Birthday',
      },
      de: {
        submit: 'Loslegen',
        email: 'Das ist keine vollständige E-Mail-Adresse.',
        password: 'Nimm mindestens 8 Zeichen.',
        birthday: 'Das ist zu lange her.',
        group: 'Geburtstag',
      },
    };
    for (const [locale, { submit, email, password, birthday, group }] of Object.entries(words)) {
      const { page } = await stage.stranger({ locale });
      await page.goto(`${stage.url}/signup/`);
      await page.locator('input[name=email]').fill('noor at example');
      await page.locator('input[name=password]').fill('seven77');
      await fillBirthday(page, '1820-01-01');
      await sendButton(page, submit).click();
      // The rules of the form may still be on their way.
      await expect
        .poll(() => page.getByRole('alert').allInnerTexts())
        .toEqual([expect.stringContaining(email), expect.stringContaining(password), expect.stringContaining(birthday)]);
      expect(await page.locator('input[name=email]').inputValue()).toBe('noor at example');
      expect(await page.locator('input[name=password]').inputValue()).toBe('seven77');
      expect(await page.getByRole('group', { name: group }).locator('input').last().inputValue()).toBe('1820');
      await expect.poll(() => page.locator('input[name=email]').evaluate((field) => field === document.activeElement)).toBe(true);
    }
  });

  it.each(['en', 'ar'])('shows the password’s eye beside what is typed, in %s', async (locale) => {
    const { page } = await stage.stranger({ locale, width: 390 });
    await page.goto(`${stage.url}/signup/`);
    const gap = await page.locator('input[name=password]').evaluate((field) => {
      const { left, right } = field.parentElement!.querySelector('button')!.getBoundingClientRect();
      const box = field.getBoundingClientRect();
      const { paddingLeft, paddingRight } = getComputedStyle(field);
      return Math.max(left - (box.right - Number.parseFloat(paddingRight)), box.left + Number.parseFloat(paddingLeft) - right);
    });
    expect(gap).toBeGreaterThanOrEqual(0);
  });

  it('asks for the birthday in the order, the words and the digits of the page’s language', async () => {
    const words = {
      en: ['Month', 'Day', 'Year', 'May'],
      de: ['Tag', 'Monat', 'Jahr', 'Mai'],
      ja: ['年', '月', '日', '5月'],
      ar: ['اليوم', 'الشهر', 'السنة', 'مايو'],
    };
    for (const [locale, [first, second, third, may]] of Object.entries(words)) {
      const { page } = await stage.stranger({ locale });
      await page.goto(`${stage.url}/signup/`, { waitUntil: 'networkidle' });
      const parts = page.getByRole('group').locator('input, select');
      expect(await parts.evaluateAll((fields) => fields.map((field) => field.ariaLabel))).toEqual([first, second, third]);
      await page.locator('[name="birthday.month"]').selectOption({ label: may! });
      await page.locator('[name="birthday.day"]').fill('٣١');
      await page.locator('[name="birthday.year"]').fill('1994');
      await page.locator('form button[type=submit]').click();
      // Only the fields that are empty are wrong.
      await expect.poll(() => page.getByRole('alert').count()).toBe(2);
      await page.locator('[name="birthday.month"]').selectOption('2');
      await page.locator('form button[type=submit]').click();
      await expect.poll(() => page.getByRole('alert').count()).toBe(3);
    }
  });

  it('says in the person’s language what only the server can know', async () => {
    const { page } = await stage.stranger({ locale: 'de' });
    await page.goto(`${stage.url}/signup/`);
    await page.getByLabel('E-Mail').fill('mei@example.org');
    await page.getByLabel('Passwort', { exact: true }).fill('password123');
    await fillBirthday(page, '1994-05-17');
    await sendButton(page, 'Loslegen').click();
    await page.getByText('Dieses Passwort benutzen viele, es ist leicht zu erraten. Wähle ein anderes.').waitFor();
  });

  it('says when the network does not answer, keeps what was typed, and works when it is back', async () => {
    const tab = await stage.stranger();
    tab.expect(/ERR_INTERNET_DISCONNECTED/);
    const { page, context } = tab;
    await page.goto(`${stage.url}/signup/`);
    await fillSignUp(page, 'tomas.ibarra@example.org', '1990-09-09');
    await context.setOffline(true);
    await sendButton(page, 'Start collecting').click();
    await page.getByText('The network did not answer. Nothing was changed.').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('tomas.ibarra@example.org');
    await context.setOffline(false);
    await sendButton(page, 'Start collecting').click();
    await accountButton(page).waitFor();
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

  it('shows the way to log in where an address has an account already', async () => {
    const lena = await stage.person('lena');
    const tab = await stage.stranger();
    tab.expect(/status of 409/);
    const { page } = tab;
    await page.goto(`${stage.url}/signup/`);
    await fillSignUp(page, lena.email, '1986-11-02');
    await sendButton(page, 'Start collecting').click();
    await page.getByRole('alert').getByRole('link', { name: 'log in' }).click();
    await page.waitForURL(`${stage.url}/login/`);
  });

  it('makes one account of a double click', async () => {
    const { page } = await stage.stranger();
    await page.goto(`${stage.url}/signup/`);
    await fillSignUp(page, 'oskar.lind@example.org', '1988-08-08');
    const sent: string[] = [];
    page.on('request', (request) => request.url().includes('/register/') && sent.push(request.url()));
    await sendButton(page, 'Start collecting').dblclick();
    await accountButton(page).waitFor();
    expect(sent).toHaveLength(1);
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

  it('tells a wrong password and an unknown name with the same words, and keeps the name', async () => {
    const lena = await stage.person('lena');
    const tab = await stage.stranger();
    tab.expect(/status of 401/);
    const { page } = tab;
    await page.goto(`${stage.url}/login/`);
    for (const name of [lena.email, 'nobody@example.org']) {
      await logIn(page, name, 'wrong feathers 42');
      await page.getByRole('alert').filter({ hasText: 'The email, username or password is not right.' }).waitFor();
      expect(await page.getByLabel('Email or username').inputValue()).toBe(name);
    }
  });

  it('leads on to where the person wanted to go, but never to another site', async () => {
    const lena = await stage.person('lena');
    const ways = { '/pin-builder/': '/pin-builder/', '//elsewhere.example/': '/' };
    for (const [next, place] of Object.entries(ways)) {
      const { page } = await stage.stranger();
      await page.goto(`${stage.url}/login/?next=${encodeURIComponent(next)}`);
      await logIn(page, lena.username);
      await page.waitForURL(stage.url + place);
      // Who is in already has no business at the door.
      await page.goto(`${stage.url}/login/`);
      expect(page.url()).toBe(`${stage.url}/`);
    }
  });

  it('gives the instance to the account that is made by the owner’s link', async () => {
    const db = openDatabase({ url: stage.databaseUrl, poolSize: 1 });
    const notice = await ensureOwner(db, { withAccount: false, now: new Date() });
    const { page } = await stage.stranger();
    await page.goto(`${stage.url}/signup/?owner=${notice?.kind === 'link' ? notice.token : ''}`);
    await fillSignUp(page, 'amara.okafor@example.org', '1985-03-03');
    await sendButton(page, 'Start collecting').click();
    await accountButton(page).waitFor();
    // An instance that has an owner gives no further link.
    expect(await ensureOwner(db, { withAccount: false, now: new Date() })).toBeNull();
    await db.destroy();
  });
});

function accountButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Your account' }).first();
}

function nameQuestion(page: Page): Locator {
  return page.getByRole('dialog', { name: 'What should people call you?' });
}

async function openProfile(page: Page): Promise<void> {
  await openAccountMenu(page);
  await page.getByRole('menuitem', { name: 'Your profile' }).click();
}

async function logIn(page: Page, name: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email or username').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await sendButton(page, 'Log in').click();
}
