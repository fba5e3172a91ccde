/** A font that texts of idea pins are set in (`C3.23`, `B3.36`); spacing in ems. */
export interface StoryFont {
  readonly id: string;
  readonly name: string;
  readonly letterSpacing: number;
  readonly lineHeight: number;
  /** The face that stands behind the name, by its package and weights. */
  readonly face: string;
  readonly weights: readonly [plain: number, bold: number];
  /** What draws the letters that the face lacks. */
  readonly fallback: 'sans-serif' | 'serif' | 'cursive' | 'monospace';
}

const font = (
  id: string,
  name: string,
  face: string,
  fallback: StoryFont['fallback'],
  rest: Partial<Pick<StoryFont, 'letterSpacing' | 'lineHeight' | 'weights'>> = {},
): StoryFont => ({ id, name, face, fallback, letterSpacing: 0, lineHeight: 1.25, weights: [400, 700], ...rest });

/** All that is offered; the first is the default, whose name and line height `C9.4` gives. */
export const storyFonts: readonly StoryFont[] = [
  font('teaspoon', 'Teaspoon', 'fredoka', 'sans-serif', { weights: [400, 600] }),
  font('plain', 'Plain', 'commissioner', 'sans-serif'),
  font('serif', 'Serif', 'lora', 'serif', { lineHeight: 1.3 }),
  font('hand', 'Hand', 'caveat', 'cursive', { lineHeight: 1.15 }),
  font('poster', 'Poster', 'bebas-neue', 'sans-serif', { letterSpacing: 0.02, lineHeight: 1.05, weights: [400, 400] }),
  font('typewriter', 'Typewriter', 'space-mono', 'monospace', { letterSpacing: -0.02, lineHeight: 1.35 }),
];

export const defaultFont: StoryFont = storyFonts[0]!;

/** A font by its id; the default one for an id that nobody knows. */
export function storyFontOf(id: string): StoryFont {
  return storyFonts.find((known) => known.id === id) ?? defaultFont;
}

/** The name of a font's face in style sheets. */
export function fontFamilyOf({ id, fallback }: StoryFont): string {
  return `'story ${id}', ${fallback}`;
}
