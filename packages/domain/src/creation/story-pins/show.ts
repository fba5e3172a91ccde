import { isMediaBlock, type StoryBlock, type StoryContent, type StoryMediaRef, type StoryMetadata, type StoryPage } from './blocks.ts';

/** A picture that is here, with the addresses of its renditions by their sizes. */
export interface StoryMedia {
  readonly signature: string;
  readonly width: number;
  readonly height: number;
  readonly dominantColor: string;
  readonly images: Readonly<Record<string, { readonly url: string; readonly width: number; readonly height: number }>>;
  /** The film whose picture this is; its length in milliseconds. */
  readonly videos: { readonly videoList: { readonly v720P: StoryFilm | null; readonly vHLSV4: StoryFilm | null } } | null;
  /** The upload that the film was made of, while it can be made anew; its maker alone is told. */
  readonly uploadId?: string;
}

export interface StoryFilm {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly duration: number;
  readonly thumbnail: string;
}

export interface StoryProduct {
  readonly id: string;
  readonly title: string;
  readonly imageUrl: string;
  /** As its shop writes it, such as `€ 12.00`. */
  readonly price: string | null;
}

export interface StoryPerson {
  readonly id: string;
  readonly username: string;
  readonly fullName: string;
  readonly imageUrl: string | null;
}

export interface StoryComment {
  readonly id: string;
  readonly text: string;
  readonly pinId: string;
  readonly user: StoryPerson;
}

/** What the blocks of an idea pin speak of, by id or signature. What is gone, or not for the viewer, is missing. */
export interface StoryThings {
  readonly media: Readonly<Record<string, StoryMedia>>;
  readonly products: Readonly<Record<string, StoryProduct>>;
  readonly people: Readonly<Record<string, StoryPerson>>;
  readonly comments: Readonly<Record<string, StoryComment>>;
}

export const noStoryThings: StoryThings = { media: {}, products: {}, people: {}, comments: {} };

/** What a block shows; each is `null` where the block has no such thing, or where it is gone. */
export interface ShownThings {
  readonly image: (StoryMedia & { readonly altText: string }) | null;
  readonly product: StoryProduct | null;
  readonly user: StoryPerson | null;
  readonly comment: StoryComment | null;
}

export type ShownBlock = StoryBlock & ShownThings;

export interface MusicAttribution {
  readonly artist: string;
  readonly isrc: string;
  readonly thumbnailImageUrl: string | null;
  readonly title: string;
  readonly shouldMute: boolean;
}

/** A page as viewers draw it (`C3.4`). */
export interface ShownPage extends Omit<StoryPage, 'blocks' | 'media'> {
  readonly style: { readonly backgroundColor: string };
  readonly image: ShownThings['image'];
  readonly video: StoryMedia['videos'];
  readonly blocks: readonly ShownBlock[];
  readonly musicAttributions: readonly MusicAttribution[];
}

/** An idea pin as its record tells it (`C3.4`). */
export interface ShownStory {
  readonly id: string;
  readonly pages: readonly ShownPage[];
  readonly metadata: StoryMetadata;
  /** Which page stands for the pin. */
  readonly coverPageIndex: number;
  /** In milliseconds. */
  readonly totalVideoDuration: number;
  readonly isDeleted: boolean;
  readonly hasProductPins: boolean;
  readonly staticPageCount: number;
}

export function showStory(id: string, content: StoryContent, things: StoryThings): ShownStory {
  const pages = content.pages.map((page) => showStoryPage(page, things));
  return {
    id,
    pages,
    metadata: content.metadata,
    coverPageIndex: coverIndexOf(content),
    totalVideoDuration: pages.reduce((sum, page) => sum + pageDuration(page), 0),
    isDeleted: false,
    hasProductPins: pages.some(({ blocks }) => blocks.some(({ product }) => product !== null)),
    staticPageCount: pages.filter((page) => pageDuration(page) === 0).length,
  };
}

export function coverIndexOf({ pages, coverPageId }: StoryContent): number {
  return Math.max(
    0,
    pages.findIndex(({ id }) => id === coverPageId),
  );
}

/** A page with the things that its blocks speak of, without its hidden layers. */
export function showStoryPage({ blocks, media, ...page }: StoryPage, things: StoryThings): ShownPage {
  const image = mediaOf(media, things);
  const shown = blocks.filter(({ isHidden }) => !isHidden).map((block) => showStoryBlock(block, things));
  return {
    ...page,
    style: { backgroundColor: page.backgroundColor },
    image,
    video: image?.videos ?? null,
    blocks: shown,
    musicAttributions: shown.flatMap(musicOf),
  };
}

export function showStoryBlock(block: StoryBlock, things: StoryThings): ShownBlock {
  return {
    ...block,
    image: imageOf(block, things),
    product: 'pinId' in block && block.pinId !== null ? (things.products[block.pinId] ?? null) : null,
    user: 'userId' in block && block.userId !== null ? (things.people[block.userId] ?? null) : null,
    comment: 'commentId' in block && block.commentId !== null ? (things.comments[block.commentId] ?? null) : null,
  };
}

/** How long the films of a page play: the longest of them, in milliseconds; 0 for a page that stands still. */
export function pageDuration({ video, blocks }: Pick<ShownPage, 'video' | 'blocks'>): number {
  const films = blocks.flatMap((block) => (block.type === 'story_pin_video_block' && block.image ? [block.image.videos] : []));
  return Math.max(0, ...[video, ...films].map(filmDuration));
}

function filmDuration(videos: StoryMedia['videos']): number {
  return videos?.videoList.v720P?.duration ?? videos?.videoList.vHLSV4?.duration ?? 0;
}

function imageOf(block: StoryBlock, things: StoryThings): ShownThings['image'] {
  if (isMediaBlock(block)) return mediaOf(block.media, things);
  const signature = smallPictureOf(block);
  return signature === null ? null : mediaOf({ signature, altText: '' }, things);
}

/** The picture that stands beside the words of a block, which is an own upload. */
export function smallPictureOf(block: StoryBlock): string | null {
  if (block.type === 'story_pin_music_block') return block.attribution.thumbnailSignature;
  return block.type === 'story_pin_link_block' ? (block.preview?.imageSignature ?? null) : null;
}

function mediaOf(ref: StoryMediaRef | null, { media }: StoryThings): ShownThings['image'] {
  const known = ref && media[ref.signature];
  return known ? { ...known, altText: ref.altText } : null;
}

function musicOf(block: ShownBlock): MusicAttribution[] {
  if (block.type !== 'story_pin_music_block') return [];
  const { artist, isrc, title, shouldMute } = block.attribution;
  return [{ artist, isrc, title, shouldMute, thumbnailImageUrl: block.image?.images['236x']?.url ?? null }];
}
