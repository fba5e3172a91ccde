import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import type { StoryBlock } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { emptyMetadata, newStoryBlock, newStoryPage } from '@bowerbird/domain/creation/story-pins/defaults.ts';
import { noStoryThings, showStory } from '@bowerbird/domain/creation/story-pins/show.ts';
import { mount } from '../../../testing/mount.tsx';
import { recordFilm } from '../../../testing/record-film.ts';
import { StoryView } from './story-view.tsx';

const size = { width: 90, height: 160, dominantColor: '#000000', images: {} };
const BROKEN = 'data:video/mp4;base64,AAAA';
const music = (shouldMute: boolean) =>
  ({
    ...newStoryBlock('song', 'story_pin_music_block'),
    attribution: { title: 'Tide', artist: '', isrc: '', shouldMute, thumbnailSignature: null },
  }) as StoryBlock;

async function open(url: string, blocks: readonly StoryBlock[] = [], isAlone = false) {
  const v720P = { url, width: 90, height: 160, duration: 60_000, thumbnail: '' };
  const media = {
    film: { signature: 'film', ...size, videos: { videoList: { v720P, vHLSV4: null } } },
    still: { signature: 'still', ...size, videos: null },
  };
  const pages = [
    { ...newStoryPage('one'), media: { signature: 'film', altText: 'A bowl on the wheel' }, blocks },
    ...(isAlone ? [] : [{ ...newStoryPage('two'), media: { signature: 'still', altText: 'A finished bowl' } }]),
  ];
  const story = showStory('9', { pages, metadata: emptyMetadata, coverPageId: null }, { ...noStoryThings, media });
  const { store } = await mount(<StoryView pinId="9" story={story} alt="Bowl" />);
  const film = () => document.querySelector('video');
  return { film, isMuted: () => film()?.muted, player: () => store.getState().storyPlayer };
}

describe('a film on a page', () => {
  it('that cannot be played says so, and the pages go on', async () => {
    await open(BROKEN);
    await expect.element(page.getByText('This video cannot be played here.')).toBeVisible();
    await expect.element(page.getByText('Page 2 of 2').first(), { timeout: 9_000 }).toBeVisible();
    await expect.element(page.getByText('This video cannot be played here.')).not.toBeInTheDocument();
  });

  it('is heard once that is asked for', async () => {
    const { isMuted } = await open(await recordFilm(), [music(false)]);
    expect(isMuted()).toBe(true);
    await page.getByRole('button', { name: 'Sound on' }).click();
    await expect.poll(isMuted).toBe(false);
  });

  it('is never heard where the music of its page asks for silence', async () => {
    const { isMuted } = await open(await recordFilm(), [music(true)]);
    await expect.element(page.getByText('Tide')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Sound on' })).not.toBeInTheDocument();
    expect(isMuted()).toBe(true);
  });

  it('stands still while somebody drags its place, and goes on from there on the whole screen', async () => {
    // No page follows, because the short film could end before the whole screen opens.
    const { film, player } = await open(await recordFilm(), [], true);
    await expect.poll(() => film()?.paused).toBe(false);
    const place = page.getByRole('slider', { name: 'Place in the video' });
    place.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await expect.poll(() => film()?.paused).toBe(true);
    expect(player().isSeeking).toBe(true);
    await place.fill('0.4');
    place.element().dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    await expect.poll(() => player()).toMatchObject({ isSeeking: false, seekTimes: { '9': 0.4 } });
    const before = film();
    await page.getByRole('button', { name: 'Full screen' }).click();
    await expect.poll(() => film() !== before && (film()?.currentTime ?? 0) >= 0.3).toBe(true);
  });

  it('has pictures of other pages fetched as wide as they are drawn', async () => {
    const { player } = await open(BROKEN);
    await expect.poll(() => player().dynamicWidth).toBeGreaterThan(50);
    await page.getByRole('button', { name: 'Next page' }).click();
    const picture = page.getByRole('img', { name: 'A finished bowl' });
    await expect.poll(() => picture.element().getAttribute('sizes')).toBe(`${player().dynamicWidth}px`);
  });
});
