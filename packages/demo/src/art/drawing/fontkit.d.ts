/** The part of fontkit that the drawings use: the package ships no types of its own. */
declare module 'fontkit' {
  export type GlyphPath = {
    scale(x: number, y: number): GlyphPath;
    translate(x: number, y: number): GlyphPath;
    toSVG(): string;
  };
  export type Font = {
    unitsPerEm: number;
    hasGlyphForCodePoint(code: number): boolean;
    glyphForCodePoint(code: number): { advanceWidth: number };
    layout(text: string): {
      glyphs: { path: GlyphPath; advanceWidth: number }[];
      positions: { xAdvance: number }[];
      advanceWidth: number;
    };
  };
  export function openSync(file: string): Font;
}
