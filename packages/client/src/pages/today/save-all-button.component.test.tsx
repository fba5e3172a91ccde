import { strangerRecord } from '../../testing/stranger-record.ts';
import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { mount, refusal, type MountOptions } from '../../testing/mount.tsx';
import type { StoredArticle } from './article-options.ts';
import { SaveAllButton } from './save-all-button.tsx';

const pin = (id: string) => ({ type: 'pin', id, images: {}, dominantColor: '#888888', imageSignature: `of-${id}`, savedInfo: null });
const board = {
  type: 'board',
  id: '9',
  name: 'From the story',
  url: '/lena/from-the-story/',
  privacy: 'public',
  section_count: 0,
  access: ['write'],
};

/** Opens the button of a story; one pin may be refused. */
async function open(refused?: string) {
  const lena = { session: { userId: '3', viewer: { ...strangerRecord, id: '3', username: 'lena' } } } as MountOptions['state'];
  const mounted = await mount(<SaveAllButton article={{ id: '7', cover: pin('1'), shown: [] } as unknown as StoredArticle} />, {
    state: lena,
    answer: ({ name, input }) => {
      if (name === 'TodayArticleFeedResource.get') return [pin('2'), pin('4'), pin('3'), pin('2')];
      if (name !== 'RepinResource.create') return [{ board, sections: [], savedHere: false }];
      const { pin_id: saved } = input as { pin_id: string };
      if (saved === refused) throw refusal('unavailable');
      return { ...pin(`8${saved}`), imageSignature: `of-${saved}` };
    },
  });
  const boards = () => ['2', '4', '3'].map((id) => mounted.store.getState().entities.pin[id]?.savedInfo?.boardName ?? '-').join(' ');
  return { ...mounted, boards };
}

const button = () => page.getByRole('button', { name: 'Save all 3 pins' });

it('saves the pins of the story, those of its boards too, each once, and not its cover', async () => {
  const { sent } = await open();
  await button().click();
  await page.getByRole('button', { name: /From the story/ }).click();
  await expect
    .poll(() => sent.filter(({ name }) => name === 'RepinResource.create').map(({ input }) => (input as { pin_id: string }).pin_id))
    .toEqual(['2', '4', '3']);
});

it('says that all are saved once they are, and so does each pin', async () => {
  const { boards } = await open();
  await button().click();
  await page.getByRole('button', { name: /From the story/ }).click();
  await expect.element(page.getByRole('button', { name: 'All pins saved' })).toBeVisible();
  expect(boards()).toBe('From the story From the story From the story');
});

it('still offers to save where one did not get through', async () => {
  const { boards } = await open('4');
  await button().click();
  await page.getByRole('button', { name: /From the story/ }).click();
  await expect.poll(boards).toBe('From the story - From the story');
  await expect.element(button()).toBeVisible();
});
