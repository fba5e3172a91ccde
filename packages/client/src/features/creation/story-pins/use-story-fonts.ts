import { useEffect } from 'react';
import { isTextBlock } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { storyFontOf } from '@bowerbird/domain/creation/story-pins/fonts.ts';
import type { ShownPage } from '@bowerbird/domain/creation/story-pins/show.ts';

/** What was asked for already; a face that is loading is not asked for again. */
const asked = new Set<string>();

/** Loads the faces that pages are set in, and no others. Words stand in another face until theirs is here. */
export function useStoryFonts(pages: readonly Pick<ShownPage, 'blocks'>[]): void {
  useEffect(() => {
    for (const block of pages.flatMap(({ blocks }) => blocks))
      if (isTextBlock(block)) loadStoryFont(block.style.fontId, block.style.isBold);
  }, [pages]);
}

/** Loads one face, once. */
export function loadStoryFont(fontId: string, isBold: boolean): void {
  const { id, face, weights } = storyFontOf(fontId);
  const file = `/story-fonts/${face}-${isBold ? weights[1] : weights[0]}.woff2`;
  const name = `${id} ${isBold}`;
  if (asked.has(name)) return;
  asked.add(name);
  const font = new FontFace(`story ${id}`, `url(${file}) format('woff2')`, { weight: isBold ? '700' : '400', display: 'swap' });
  document.fonts.add(font);
  // A face that does not come leaves the words in the one that stands in.
  font.load().catch(() => asked.delete(name));
}
