import type { BlockEdits, StoryBlock, StoryBlockType, StoryPage } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { isMediaBlock, isTextBlock } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { newStoryBlock } from '@bowerbird/domain/creation/story-pins/defaults.ts';
import { storyPage, storySafeArea } from '@bowerbird/domain/creation/story-pins/limits.ts';

const PARAGRAPH_SIZE = 11;

/** A new block in the middle of the page, or a little beside what stands there. So both are seen. */
export function blockFor(page: StoryPage, id: string, type: StoryBlockType, prompt: string): StoryBlock {
  const made = withPrompt(newStoryBlock(id, type), prompt);
  const place = isMediaBlock(made) ? cascadedPlace(page, made.edits) : freePlace(page, made.edits);
  return { ...made, edits: { ...made.edits, ...place } };
}

/** What a new text asks its maker to write. */
function withPrompt(block: StoryBlock, prompt: string): StoryBlock {
  if (block.type === 'story_pin_heading_block' || block.type === 'story_pin_paragraph_block') {
    const size = block.type === 'story_pin_paragraph_block' ? PARAGRAPH_SIZE : block.style.size;
    return { ...block, prompt, style: { ...block.style, size, alignment: 'center' } };
  }
  return isTextBlock(block) && 'items' in block ? { ...block, items: [{ text: '', amount: '' }] } : block;
}

/** Steps down a page in percents of it: with room for a block as it is made, or where there is none, so that both are seen. */
const ROOMY = { step: 14, apart: 13, beside: 40 };
const CLOSE = { step: 8, apart: 4, beside: 4 };

function freePlace({ blocks }: StoryPage, { left, top }: BlockEdits): { left: number; top: number } {
  const lowest = (storySafeArea.bottom / storyPage.height) * 100;
  const highest = (storySafeArea.top / storyPage.height) * 100;
  for (const { step, apart, beside } of [ROOMY, CLOSE]) {
    const isTaken = (at: number) => blocks.some(({ edits }) => Math.abs(edits.left - left) < beside && Math.abs(edits.top - at) < apart);
    const free = [...range(top, lowest, step), ...range(top, highest, -step)].find((at) => !isTaken(at));
    if (free !== undefined) return { left, top: free };
  }
  return { left, top };
}

const CASCADE = 6;
const CASCADES = 6;

/** Pictures are larger than what is free, so each lies a little to the side of those before: both stay to be taken hold of. */
function cascadedPlace({ blocks }: StoryPage, { left, top }: BlockEdits): { left: number; top: number } {
  const places = Array.from({ length: CASCADES }, (_, step) => ({ left: left + step * CASCADE, top: top + step * CASCADE }));
  const isNear = (place: { left: number; top: number }) =>
    blocks.some(({ edits }) => Math.abs(edits.left - place.left) < CASCADE / 2 && Math.abs(edits.top - place.top) < CASCADE / 2);
  return places.find((place) => !isNear(place)) ?? places[blocks.length % CASCADES]!;
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, index) => from + index * step);
}

/** How wide a picture is, in percents of the page, so that all of it is on the page. */
export function widthForPicture({ width, height }: { readonly width: number; readonly height: number }): number {
  if (width <= 0 || height <= 0) return 80;
  const factor = Math.min(storyPage.width / width, storyPage.height / height);
  return Math.round(((width * factor) / storyPage.width) * 80);
}
