import { describe, expect, it } from 'vitest';
import type { StoryMedia } from '@bowerbird/domain/creation/story-pins/show.ts';
import type { StoryBlockType } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { newStoryBlock } from '@bowerbird/domain/creation/story-pins/defaults.ts';
import { withMedia } from './arrived-media.ts';
import { addBlock } from './story-draft.ts';
import { newStory } from './story-record.ts';

const picture: StoryMedia = { signature: 'wall', width: 600, height: 900, dominantColor: '#336699', images: {}, videos: null };
const film: StoryMedia = { ...picture, signature: 'kiln', videos: { videoList: { v720P: null, vHLSV4: null } } };

const arrivedIn = (type: StoryBlockType, media: StoryMedia) =>
  withMedia('a', media)(addBlock('one', newStoryBlock('a', type))(newStory('one'))).pages[0]!.blocks[0]!;

describe('a file that has arrived', () => {
  it('fills its block', () => {
    expect(arrivedIn('story_pin_image_block', picture)).toMatchObject({ type: 'story_pin_image_block', media: { signature: 'wall' } });
  });

  it('makes a block of a picture one that plays it where it is a film', () => {
    expect(arrivedIn('story_pin_image_block', film)).toMatchObject({
      type: 'story_pin_video_block',
      isMuted: false,
      media: { signature: 'kiln' },
    });
  });

  it('is the picture of a block of music', () => {
    expect(arrivedIn('story_pin_music_block', picture)).toMatchObject({ attribution: { thumbnailSignature: 'wall' } });
  });

  it('lies under the page that it was meant for', () => {
    expect(withMedia('one', film)(newStory('one')).pages[0]!.media).toEqual({ signature: 'kiln', altText: '' });
  });
});
