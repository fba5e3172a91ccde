import { strangerRecord } from '../../testing/stranger-record.ts';
import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { mount, type MountOptions } from '../../testing/mount.tsx';
import type { StoredArticle } from './article-options.ts';
import { SaveAllButton } from './save-all-button.tsx';

const pin = (id: string) => ({ type: 'pin', id, images: {}, dominantColor: '#888888' });
const board = {
  type: 'board',
  id: '9',
  name: 'From the story',
  url: '/lena/from-the-story/',
  privacy: 'public',
  section_count: 0,
  access: ['write'],
};

it('saves the pins of the story, those of its boards too, each once, and not its cover', async () => {
  const lena = { session: { userId: '3', viewer: { ...strangerRecord, id: '3', username: 'lena' } } } as MountOptions['state'];
  const { sent } = await mount(<SaveAllButton article={{ id: '7', cover: pin('1'), shown: [] } as unknown as StoredArticle} />, {
    state: lena,
    answer: ({ name }) => {
      if (name === 'TodayArticleFeedResource.get') return [pin('2'), pin('4'), pin('3'), pin('2')];
      if (name === 'RepinResource.create') return pin('8');
      return [{ board, sections: [], savedHere: false }];
    },
  });
  await page.getByRole('button', { name: 'Save all 3 pins' }).click();
  await page.getByRole('button', { name: /From the story/ }).click();
  await expect
    .poll(() => sent.filter(({ name }) => name === 'RepinResource.create').map(({ input }) => (input as { pin_id: string }).pin_id))
    .toEqual(['2', '4', '3']);
});
