import { expect, it } from 'vitest';
import { mount } from '../../../testing/mount.tsx';
import { BatchPictures } from './batch-pictures.tsx';
import { emptyDraft, type Draft } from './draft.ts';

const pictureOf = (signature: string) =>
  ({ kind: 'uploaded', signature, url: `data:,${signature}`, width: 400, height: 600, color: '#336699' }) as const;
const jug: Draft = { ...emptyDraft('jug'), picture: pictureOf('jug') };
const bowl: Draft = { ...emptyDraft('bowl'), picture: pictureOf('bowl'), link: 'no address' };

it('the pictures of the drafts that are changed together stand in a row, with a ring where one needs another look', async () => {
  await mount(<BatchPictures drafts={[jug, bowl]} previewOf={() => null} />);
  const shown = [...document.querySelectorAll('ul[aria-hidden] li')].map((item) => [
    item.querySelector('img')!.getAttribute('src'),
    getComputedStyle(item).outlineStyle,
  ]);
  expect(shown).toEqual([
    ['data:,jug', 'none'],
    ['data:,bowl', 'solid'],
  ]);
});
