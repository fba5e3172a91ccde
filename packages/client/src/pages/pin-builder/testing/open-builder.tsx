import { MemoryRouter } from 'react-router';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { strangerRecord } from '../../../testing/stranger-record.ts';
import { mount, type MountOptions } from '../../../testing/mount.tsx';
import { PinBuilderPage } from '../pin-builder-page.tsx';

const viewer = { ...strangerRecord, id: '3', username: 'noor', full_name: 'Noor Haddad' };
const state = { session: { userId: '3', settings: {}, viewer } } as MountOptions['state'];
const media = { signature: 's', url: 'data:,', width: 2, height: 3, dominantColor: '#336699', isMoving: false };
export const board = { id: '9', name: 'Jugs', url: '/noor/jugs/' };

/** A draft as the server keeps it, which can go out. */
export function recordOf(title: string, over: object = {}) {
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
    items: [still('first')],
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

const noWords = { title: '', description: '', link: '', altText: '' };
export const still = (id: string, over: object = {}) => ({
  ...noWords,
  id,
  media,
  upload: null,
  edits: null,
  pinTagIds: [],
  status: 'ready',
  ...over,
});
export const picker = () => document.querySelector<HTMLInputElement>('input[type="file"][hidden]')!;

/** The builder over these drafts. */
export async function openBuilder(
  drafts: readonly ReturnType<typeof recordOf>[],
  answers: Readonly<Record<string, () => unknown>> = {},
  path = '/pin-builder/',
  locale: MountOptions['locale'] = 'en',
) {
  const mounted = await mount(
    <MemoryRouter initialEntries={[path]}>
      <PinBuilderPage />
    </MemoryRouter>,
    {
      state,
      locale,
      answer: ({ name }) => {
        if (answers[name]) return answers[name]();
        if (name === 'BoardResource.get') return { ...board, type: 'board', privacy: 'public', cover_images: [] };
        return name === 'PinDraftsResource.get' ? drafts : [];
      },
    },
  );
  if (path === '/pin-builder/' && locale === 'en') await expect.element(page.getByLabelText('Title')).toHaveValue(drafts[0]?.title ?? '');
  return mounted;
}
