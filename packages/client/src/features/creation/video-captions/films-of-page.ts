import type { ShownPage } from '@bowerbird/domain/creation/story-pins/show.ts';

/** The films on a page of an idea pin, by the signatures of the pictures that stand for them. */
export function filmsOfPage({ image, blocks }: ShownPage): string[] {
  const inBlocks = blocks.flatMap((block) => (block.type === 'story_pin_video_block' ? [block.image] : []));
  return [image, ...inBlocks].flatMap((shown) => (shown?.videos?.videoList.v720P ? shown.signature : []));
}
