import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { mount } from '../../../testing/mount.tsx';
import { SetPasscodeForm } from './set-passcode-form.tsx';

it('the form of a first passcode says beside each field what is wrong with it', async () => {
  const { sent } = await mount(<SetPasscodeForm />);
  const set = page.getByRole('button', { name: 'Set passcode' });
  await set.click();
  expect(page.getByText('Required', { exact: true }).elements()).toHaveLength(4);
  await page.getByLabelText('Passcode', { exact: true }).fill('48a1');
  await page.getByLabelText('Confirm the passcode').fill('48');
  await page.getByLabelText('Backup email', { exact: true }).fill('mei');
  await page.getByLabelText('Confirm the backup email').fill('ines.duarte@example.org');
  await set.click();
  for (const words of [
    'Please only use numbers',
    'Please enter four digits',
    'Please enter a valid email address',
    'Please make sure your email addresses match',
  ])
    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  expect(sent).toEqual([]);
});
