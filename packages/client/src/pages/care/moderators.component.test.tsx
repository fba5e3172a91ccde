import { MemoryRouter } from 'react-router';
import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { Moderators } from './moderators.tsx';

const person = (id: string, username: string) => ({
  type: 'user',
  id,
  fullName: 'Mei Tan',
  username,
  imageSmallUrl: null,
  profileUrl: `/${username}/`,
});

it('names moderators by their usernames too, which tell those of the same name apart', async () => {
  await mount(
    <MemoryRouter>
      <Moderators />
    </MemoryRouter>,
    { answer: () => [person('5', 'meitan'), person('6', 'mei_two')] },
  );
  await page.getByText('Moderators', { exact: true }).click();
  await expect.element(page.getByRole('link', { name: 'Mei Tan @meitan' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Mei Tan @mei_two' })).toBeVisible();
});

it('asks before somebody moderates no more', async () => {
  const { sent } = await mount(
    <MemoryRouter>
      <Moderators />
    </MemoryRouter>,
    { answer: () => [person('5', 'meitan')] },
  );
  const removals = () => sent.filter(({ name }) => name === 'ModeratorsResource.delete').map(({ input }) => input);
  await page.getByText('Moderators', { exact: true }).click();
  await page.getByText('Remove', { exact: true }).click();
  await expect.element(page.getByRole('alertdialog', { name: 'Should Mei Tan moderate no more?' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(removals()).toEqual([]);
  await page.getByText('Remove', { exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect.poll(removals).toEqual([{ username: 'meitan' }]);
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
});
