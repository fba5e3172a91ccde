import type { StorySticker } from '@bowerbird/domain/creation/story-pins/blocks.ts';
import { STICKER_LINE, stickerShapes } from '@bowerbird/domain/creation/story-pins/sticker-shapes.ts';

/** The drawing of a generic sticker, in the colour of the words around it. */
export function StickerDrawing({ sticker }: { sticker: StorySticker }) {
  const { path, filled } = stickerShapes[sticker];
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={filled ? 0 : STICKER_LINE}
    >
      <path d={path} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
