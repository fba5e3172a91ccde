import { page } from 'vitest/browser';
import { beforeAll, describe, expect, it } from 'vitest';
import { newStoryPage } from '@bowerbird/domain/creation/story-pins/defaults.ts';
import { showStory } from '@bowerbird/domain/creation/story-pins/show.ts';
import { mount } from '../../../testing/mount.tsx';
import { recordFilm } from '../../../testing/record-film.ts';
import { StoryView } from './story-view.tsx';

const film = 'ab'.repeat(32);
const still = 'cd'.repeat(32);

describe('the captions of a film on a page', () => {
  let url: string;
  beforeAll(async () => {
    url = await recordFilm();
  });
  const vtt = (words: string) => URL.createObjectURL(new Blob([`WEBVTT\n\n00:00.000 --> 10:00.000\n${words}\n`], { type: 'text/vtt' }));
  const open = (captions: readonly { film: string; language: string; url: string }[]) => {
    const size = { width: 90, height: 160, dominantColor: '#000000', images: {} };
    const v720P = { url, width: 90, height: 160, duration: 800, thumbnail: '' };
    const media = {
      [film]: { signature: film, ...size, videos: { videoList: { v720P, vHLSV4: null } } },
      [still]: { signature: still, ...size, videos: null },
    };
    const pages = [
      { ...newStoryPage('one'), media: { signature: film, altText: 'A bowl on the wheel' } },
      { ...newStoryPage('two'), media: { signature: still, altText: 'A finished bowl' } },
    ];
    const metadata = { pinTitle: 'Bowl', templateType: 'how_to' as const, basics: { keyValueBlocks: [], listBlocks: [] } };
    const story = showStory('9', { pages, metadata, coverPageId: null }, { media, products: {}, people: {}, comments: {} });
    return mount(<StoryView pinId="9" story={story} captions={[...captions]} alt="Bowl" />);
  };
  const captions = page.getByRole('button', { name: 'Captions' });

  it('are shown in the language of the page where they are wanted, in place of what is seen', async () => {
    await open([
      { film, language: 'de', url: vtt('Den Ton mitten') },
      { film, language: 'en', url: vtt('Centre the clay &amp; breathe') },
    ]);
    await expect.element(captions).toHaveAttribute('aria-pressed', 'false');
    await captions.click();
    await expect.element(page.getByText('Centre the clay & breathe')).toBeVisible();
    await expect.element(page.getByText('A bowl on the wheel')).not.toBeInTheDocument();
    await captions.click();
    await expect.element(page.getByText('Centre the clay & breathe')).not.toBeInTheDocument();
  });

  it('give way to what is seen on a page without any', async () => {
    await open([{ film, language: 'en', url: vtt('Centre the clay') }]);
    await captions.click();
    await expect.element(page.getByText('Centre the clay')).toBeVisible();
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect.element(page.getByText('A finished bowl')).toBeVisible();
    await expect.element(page.getByText('Centre the clay')).not.toBeInTheDocument();
  });
});
