import type { Locator, Page } from 'playwright-core';
import { PASSWORD } from './people.ts';

/** The button that sends a form, once the page has started: until then it sends nothing. */
export function sendButton(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true }).and(page.locator('[type="submit"]'));
}

/** Fills in a date field of somebody grown up. */
export async function fillBirthday(place: Page | Locator, date = '1991-04-12'): Promise<void> {
  const [year, month, day] = date.split('-');
  await place.locator('[name="birthday.month"]').selectOption(String(Number(month)));
  await place.locator('[name="birthday.day"]').fill(String(Number(day)));
  await place.locator('[name="birthday.year"]').fill(year!);
}

/** Fills in what the log-in form asks. */
export async function fillLogIn(page: Page, name: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email or username').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

/** Fills in what the sign-up form asks of everybody. */
export async function fillSignUp(page: Page, email: string, birthday?: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await fillBirthday(page, birthday);
}
