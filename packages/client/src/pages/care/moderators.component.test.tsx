import { MemoryRouter } from 'react-router';
import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { Moderators } from './moderators.tsx';

it('names moderators by their usernames too, which tell those of the same name apart', async () => {
  const person = (id: string, username: string) => ({
    type: 'user',
    id,
    fullName: 'Mei Tan',
    username,
    imageSmallUrl: null,
    profileUrl: `/${username}/`,
  });
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
