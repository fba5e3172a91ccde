import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { mount } from '../../../testing/mount.tsx';
import type { StoredPin } from '../../pinning/pins/index.ts';
import { EditStory } from './edit-story.tsx';

async function open(drafts: readonly object[]) {
  let isClosed = false;
  const trigger = { current: null };
  const mounted = await mount(
    <MemoryRouter>
      <EditStory pin={{ id: '9' } as StoredPin} place="closeup" trigger={trigger} onClose={() => (isClosed = true)} />
    </MemoryRouter>,
    { answer: ({ name }) => (name === 'StoryPinDraftsResource.get' ? drafts : { id: '7' }) },
  );
  await expect.poll(() => isClosed).toBe(true);
  return mounted.sent.map(({ name, input }) => ({ name, input }));
}

describe('changing an idea pin that is out', () => {
  it('makes a draft of it', async () => {
    const [, made] = await open([{ id: '6', mode: 'create', pinId: null }]);
    expect(made).toMatchObject({ name: 'StoryPinDraftsResource.create', input: { pin_id: '9' } });
  });

  it('goes on with the draft that was begun before', async () => {
    const sent = await open([{ id: '7', mode: 'edit', pinId: '9' }]);
    expect(sent.map(({ name }) => name)).toEqual(['StoryPinDraftsResource.get']);
  });
});
