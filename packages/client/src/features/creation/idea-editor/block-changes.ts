import {
  isItemsBlock,
  isTextBlock,
  type StoryBlock,
  type StoryItem,
  type TextStyle,
} from '@bowerbird/domain/creation/story-pins/blocks.ts';

type Change = (block: StoryBlock) => StoryBlock;

/** Another look of a text; blocks without words stay as they are. */
export function changeStyle(changes: Partial<TextStyle>): Change {
  return (block) => (isTextBlock(block) ? { ...block, style: { ...block.style, ...changes } } : block);
}

export function changeItems(items: readonly StoryItem[]): Change {
  return (block) => (isItemsBlock(block) ? { ...block, items } : block);
}

/** How well a colour is read on another, as WCAG measures it: from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Large letters need less. */
export const LARGE_SIZE = 18;

export function isEasyToRead(contrast: number, size: number): boolean {
  return contrast >= (size >= LARGE_SIZE ? 3 : 4.5);
}
