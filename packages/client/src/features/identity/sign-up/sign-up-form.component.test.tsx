import { page, userEvent } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { registerEmailHandshake } from '@bowerbird/contract/identity/sign-up/calls.ts';
import type { BuiltLocale } from '@bowerbird/domain/locales.ts';
import { brokenNetwork, mount, refusal, type MountOptions } from '../../../testing/mount.tsx';
import { SignUpForm } from './sign-up-form.tsx';

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const submit = () => document.querySelector<HTMLButtonElement>('button[type=submit], form > button')!;
const alerts = () =>
  page
    .getByRole('alert')
    .elements()
    .map((alert) => alert.textContent);

function open(locale: BuiltLocale, answer?: MountOptions['answer']) {
  return mount(<SignUpForm logInHref="/login/" />, { locale, answer });
}

async function fillIn(year = '1994') {
  await userEvent.fill(field('email'), 'mei@example.org');
  await userEvent.fill(field('password'), 'blue feathers 42');
  await userEvent.selectOptions(field('birthday.month'), '5');
  await userEvent.fill(field('birthday.day'), '17');
  await userEvent.fill(field('birthday.year'), year);
}

describe('the sign-up form', () => {
  it.each([
    ['en', 'This is not a whole email address', 'Use at least 8 characters.', 'This is too long ago'],
    ['de', 'Das ist keine vollständige E-Mail-Adresse.', 'Nimm mindestens 8 Zeichen.', 'Das ist zu lange her.'],
  ] as const)('says next to each field what is wrong, and keeps what was typed, in %s', async (locale, ...words) => {
    const { sent } = await open(locale);
    await fillIn('1820');
    await userEvent.fill(field('email'), 'noor at example');
    await userEvent.fill(field('password'), 'seven77');
    await userEvent.click(submit());
    await vi.waitFor(() => expect(alerts()).toEqual(words.map((text) => expect.stringContaining(text) as string)));
    expect([field('email').value, field('password').value, field('birthday.year').value]).toEqual(['noor at example', 'seven77', '1820']);
    await vi.waitFor(() => expect(document.activeElement).toBe(field('email')));
    expect(sent).toEqual([]);
  });

  it.each([
    ['en', 'Month', 'Day', 'Year', 'May'],
    ['de', 'Tag', 'Monat', 'Jahr', 'Mai'],
    ['ja', '年', '月', '日', '5月'],
    ['ar', 'اليوم', 'الشهر', 'السنة', 'مايو'],
  ] as const)('asks for the birthday in the order, the words and the digits of %s', async (locale, first, second, third, may) => {
    await open(locale);
    const parts = [...document.querySelectorAll('[role=group] :is(input, select)')];
    expect(parts.map((part) => part.ariaLabel)).toEqual([first, second, third]);
    await userEvent.selectOptions(field('birthday.month'), may);
    await userEvent.fill(field('birthday.day'), '٣١');
    await userEvent.fill(field('birthday.year'), '1994');
    await userEvent.click(submit());
    // Only the fields that are empty are wrong.
    await vi.waitFor(() => expect(alerts()).toHaveLength(2));
    await userEvent.selectOptions(field('birthday.month'), '2');
    await userEvent.click(submit());
    await vi.waitFor(() => expect(alerts()).toHaveLength(3));
  });

  it.each(['en', 'ar'] as const)('shows the password’s eye beside what is typed, in %s', async (locale) => {
    await page.viewport(390, 844);
    await open(locale);
    const password = field('password');
    const { left, right } = password.parentElement!.querySelector('button')!.getBoundingClientRect();
    const box = password.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(password);
    const gap = Math.max(left - (box.right - Number.parseFloat(paddingRight)), box.left + Number.parseFloat(paddingLeft) - right);
    expect(gap).toBeGreaterThanOrEqual(0);
  });

  it('says in the person’s language what only the server can know', async () => {
    await open('de', () => {
      throw refusal('password_not_allowed', { fields: [{ field: 'password', rule: 'too_common' }] });
    });
    await fillIn();
    await userEvent.click(submit());
    await expect.element(page.getByText('Dieses Passwort benutzen viele, es ist leicht zu erraten. Wähle ein anderes.')).toBeVisible();
  });

  it('says when the network does not answer, and keeps what was typed', async () => {
    await open('en', () => {
      throw brokenNetwork();
    });
    await fillIn();
    await userEvent.click(submit());
    await expect.element(page.getByText('The network did not answer. Nothing was changed.')).toBeVisible();
    expect(field('email').value).toBe('mei@example.org');
  });

  it('shows the way to log in where an address has an account already', async () => {
    await open('en', () => {
      throw refusal('email_taken');
    });
    await fillIn();
    await userEvent.click(submit());
    const logIn = page.getByRole('alert').getByRole('link', { name: 'log in' });
    await expect.element(logIn).toHaveAttribute('href', '/login/');
  });

  it('makes one account of a double click', async () => {
    const { sent } = await open('en', () => new Promise(() => {}));
    await fillIn();
    await userEvent.dblClick(submit());
    await vi.waitFor(() => expect(sent.length).toBeGreaterThan(0));
    expect(sent.filter(({ name }) => name === registerEmailHandshake.name)).toHaveLength(1);
  });
});
