import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyMetadata, newStoryPage } from '@bowerbird/domain/creation/story-pins/defaults.ts';
import { noStoryThings, showStory } from '@bowerbird/domain/creation/story-pins/show.ts';
import { mount } from '../../../testing/mount.tsx';
import { StoryView } from './story-view.tsx';

const still = { signature: 'still', width: 90, height: 160, dominantColor: '#000000', images: {}, videos: null };
const pages = ['one', 'two', 'three'].map((id) => ({ ...newStoryPage(id), media: { signature: 'still', altText: 'A bowl' } }));
const story = showStory('9', { pages, metadata: emptyMetadata, coverPageId: null }, { ...noStoryThings, media: { still } });

async function open(direction: 'ltr' | 'rtl' = 'ltr') {
  await page.viewport(800, 900);
  await mount(
    <div dir={direction}>
      <StoryView pinId="9" story={story} alt="Bowl" />
      <div style={{ blockSize: 3000 }}>
        <input aria-label="Comment" />
      </div>
    </div>,
  );
  (document.activeElement as HTMLElement | null)?.blur();
  window.scrollTo(0, 0);
}
const shows = (number: number) => expect.element(page.getByText(`Page ${number} of 3`).first()).toBeVisible();

describe('the keys of an idea pin, before anybody pressed into it', () => {
  beforeEach(() => document.body.replaceChildren());

  it('turn its pages, and Space stops them', async () => {
    await open();
    await userEvent.keyboard(' ');
    await expect.element(page.getByRole('button', { name: 'Play' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await shows(2);
  });

  it('change sides where people read from right to left', async () => {
    await open('rtl');
    await userEvent.keyboard(' {ArrowLeft}');
    await shows(2);
  });

  it('are left to a field that has the focus, and to the page once the viewer is out of sight', async () => {
    await open();
    await userEvent.keyboard(' ');
    await page.getByLabelText('Comment').click();
    await userEvent.keyboard('{ArrowRight}');
    (document.activeElement as HTMLElement).blur();
    window.scrollTo(0, 2000);
    await userEvent.keyboard('{ArrowRight}');
    window.scrollTo(0, 0);
    await shows(1);
  });
});
