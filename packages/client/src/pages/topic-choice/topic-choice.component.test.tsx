import { MemoryRouter } from 'react-router';
import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { TopicChoicePage } from './topic-choice-page.tsx';

/** Shows the choice of topics of which so many have a picture, and gives their names. */
async function namesWith(pictures: number): Promise<(string | null)[]> {
  const cover = { url: 'data:,', width: 10, height: 10, dominantColor: '#336699' };
  const topics = ['Cats', 'Birds', 'Paper', 'Food', 'Rooms', 'Family'].map((name, at) => ({
    type: 'topic',
    id: String(at + 1),
    slug: name.toLowerCase(),
    name,
    is_followed: false,
    cover: at < pictures ? cover : null,
  }));
  await mount(
    <MemoryRouter>
      <TopicChoicePage />
    </MemoryRouter>,
    { areas: ['topics'], answer: ({ name }) => (name === 'TopicsResource.get' ? topics : []) },
  );
  const choice = page.getByRole('group');
  await expect.element(choice.getByRole('button', { name: 'Cats' })).toBeVisible();
  return choice
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent);
}

it('only topics with something to see are offered, where there are enough of them', async () => {
  expect(await namesWith(5)).toEqual(['Cats', 'Birds', 'Paper', 'Food', 'Rooms']);
  document.body.replaceChildren();
  expect(await namesWith(1)).toEqual(['Cats', 'Birds', 'Paper', 'Food', 'Rooms', 'Family']);
});
