import { isMediaBlock, type StoryBlock } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import type { StoryMedia } from '@bowerbird/domain/creation/story-pins/show.ts';
import { widthForPicture } from './new-blocks.ts';
import type { Edit } from './story-draft.ts';

/** The picture that arrived, in its block or under its page; wherever that is by now. */
export function withMedia(id: string, media: StoryMedia): Edit {
  const { signature } = media;
  return (story) => ({
    ...story,
    pages: story.pages.map((page) => {
      if (page.id === id) return { ...page, media: { signature, altText: page.media?.altText ?? '' } };
      if (!page.blocks.some((block) => block.id === id)) return page;
      return { ...page, blocks: page.blocks.map((block) => (block.id === id ? blockWithMedia(block, media) : block)) };
    }),
  });
}

/** A file may turn out to be a film, such as a picture that moves for long. Its block becomes one that plays it. */
function blockWithMedia(block: StoryBlock, media: StoryMedia): StoryBlock {
  const { signature } = media;
  if (block.type === 'story_pin_music_block') return { ...block, attribution: { ...block.attribution, thumbnailSignature: signature } };
  if (!isMediaBlock(block)) return block;
  const width = block.media === null ? widthForPicture(media) : block.edits.width;
  const fields = { media: { signature, altText: block.media?.altText ?? '' }, edits: { ...block.edits, width } };
  if (block.type !== 'story_pin_image_block' || media.videos === null) return { ...block, ...fields };
  return { ...block, ...fields, type: 'story_pin_video_block', isMuted: false };
}
