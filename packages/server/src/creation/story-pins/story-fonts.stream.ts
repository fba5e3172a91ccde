import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serveStoryFont } from '@bowerbird/contract/creation/story-pins/calls.ts';
import type { StoryFonts } from '@bowerbird/contract/creation/story-pins/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { storyFonts, type StoryFont } from '@bowerbird/domain/creation/story-pins/fonts.ts';
import { handleStream } from '../../endpoints/stream.ts';

/** The fonts that are offered (`B7.8`, `B3.36`), each with the file of its plain weight. */
export function listFonts(): StoryFonts {
  return {
    all: storyFonts.map((font) => ({
      id: font.id,
      name: font.name,
      url: `/story-fonts/${nameOf(font, font.weights[0])}`,
      letter_spacing: font.letterSpacing,
      line_height: font.lineHeight,
    })),
  };
}

function nameOf({ face }: StoryFont, weight: number): string {
  return `${face}-${weight}.woff2`;
}

/** Only what is offered has a file. */
const files = new Map(
  storyFonts.flatMap((font) =>
    font.weights.map(
      (weight) => [nameOf(font, weight), `@fontsource/${font.face}/files/${font.face}-latin-${weight}-normal.woff2`] as const,
    ),
  ),
);

export const fontHandler = handleStream(serveStoryFont, async ({ raw, reply }) => {
  const file = files.get(String((raw.params as { file?: unknown }).file));
  if (file === undefined) throw new ApiError('not_found');
  return reply.header('Content-Type', 'font/woff2').send(createReadStream(fileURLToPath(import.meta.resolve(file))));
});
