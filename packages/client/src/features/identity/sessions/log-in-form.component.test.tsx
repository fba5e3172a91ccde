import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { loginHandshake } from '@bowerbird/contract/identity/sessions/calls.ts';
import { mount, refusal } from '../../../testing/mount.tsx';
import { LogInForm } from './log-in-form.tsx';

it('the log-in form says what was refused, and keeps the name', async () => {
  const { sent } = await mount(<LogInForm />, {
    answer: ({ name }) => {
      if (name === loginHandshake.name) throw refusal('wrong_credentials');
      return null;
    },
  });
  const submit = page.getByRole('button', { name: 'Log in', exact: true });
  await submit.click();
  await expect.element(page.getByLabelText('Email or username')).toHaveFocus();
  for (const name of ['lena@example.org', 'nobody@example.org']) {
    await page.getByLabelText('Email or username').fill(name);
    await page.getByLabelText('Password', { exact: true }).fill('wrong feathers 42');
    await submit.click();
    await expect.element(page.getByText('The email, username or password is not right.')).toBeVisible();
    await expect.element(page.getByLabelText('Email or username')).toHaveValue(name);
  }
  expect(sent.filter(({ name }) => name === loginHandshake.name)).toHaveLength(2);
});
