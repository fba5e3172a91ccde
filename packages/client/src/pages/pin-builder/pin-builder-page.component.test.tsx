import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { strangerRecord } from '@bowerbird/contract/identity/viewer/stranger-record.ts';
import { brokenNetwork, mount, type MountOptions } from '../../testing/mount.tsx';
import { PinBuilderPage } from './pin-builder-page.tsx';

const viewer = { ...strangerRecord, id: '3', username: 'noor', full_name: 'Noor Haddad' };
const state = { session: { userId: '3', settings: {}, viewer } } as MountOptions['state'];
const media = { signature: 's', url: 'data:,', width: 2, height: 3, dominantColor: '#336699', isMoving: false };
const board = { id: '9', name: 'Jugs', url: '/noor/jugs/' };

/** A draft as the server keeps it, which can go out. */
function recordOf(title: string, over: object = {}) {
  return {
    id: `server-${title}`,
    creationId: title,
    version: 1,
    title,
    description: '',
    link: '',
    altText: '',
    board,
    section: null,
    items: [{ id: 'first', media, upload: null, edits: null, pinTagIds: [], status: 'ready' }],
    pinTags: [],
    taggedObjects: [],
    captions: [],
    interestTags: [],
    isCommentsAllowed: true,
    isShoppingRecAllowed: true,
    scheduled_ts: null,
    timeZone: null,
    publishingStatus: 'notAttempted',
    websiteDefaultImageUrl: null,
    boardError: null,
    pinId: null,
    ...over,
  };
}

/** The builder over these drafts. */
async function open(drafts: readonly ReturnType<typeof recordOf>[], answers: Readonly<Record<string, () => unknown>> = {}) {
  const mounted = await mount(
    <MemoryRouter>
      <PinBuilderPage />
    </MemoryRouter>,
    {
      state,
      answer: ({ name }) => {
        if (answers[name]) return answers[name]();
        if (name === 'BoardResource.get') return { ...board, type: 'board', privacy: 'public', cover_images: [] };
        return name === 'PinDraftsResource.get' ? drafts : [];
      },
    },
  );
  await expect.element(page.getByLabelText('Title')).toHaveValue(drafts[0]!.title);
  return mounted;
}

describe('the builder', () => {
  // The browser keeps drafts until the tab closes.
  beforeEach(() => sessionStorage.clear());

  it.each([1280, 390])('keeps its acts in view at a width of %s', async (width) => {
    await page.viewport(width, 700);
    await open([recordOf('Jug'), recordOf('Bowl')]);
    window.scrollTo(0, 10_000);
    for (const name of ['Publish all 2', 'Schedule', 'Undo']) await expect.element(page.getByRole('button', { name })).toBeInViewport();
    await expect.element(page.getByText('2 drafts saved')).toBeInViewport();
  });

  it('begins with its title and the first field on a phone', async () => {
    await page.viewport(390, 844);
    await open([recordOf('Jug')]);
    await expect.element(page.getByRole('heading', { name: 'Create a pin' })).toBeInViewport({ ratio: 1 });
    await expect.element(page.getByRole('button', { name: 'Give feedback' })).toBeInViewport({ ratio: 1 });
    await expect.element(page.getByLabelText('Title')).toBeInViewport({ ratio: 1 });
  });
});
