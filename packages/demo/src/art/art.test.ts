import { describe, expect, it } from 'vitest';
import { drawPicture, heightOf, WIDTH } from './drawing/picture.ts';
import { PICTURES } from './pictures/index.ts';

describe('the pictures of the demo', () => {
  it('are at least three hundred, of at least fifty kinds', () => {
    expect(PICTURES.length).toBeGreaterThanOrEqual(300);
    expect(new Set(PICTURES.map((picture) => picture.kind)).size).toBeGreaterThanOrEqual(50);
  });

  it('have a title of their own each', () => {
    expect(new Set(PICTURES.map((picture) => picture.title)).size).toBe(PICTURES.length);
    expect(new Set(PICTURES.map((picture) => picture.id)).size).toBe(PICTURES.length);
  });

  it('fit the limits of words and say in the alt text what there is to see', () => {
    for (const { title, description, alt, topics } of PICTURES) {
      expect(title.length, title).toBeLessThanOrEqual(100);
      expect(description.length, title).toBeGreaterThan(10);
      expect(alt.length, title).toBeGreaterThan(10);
      expect(alt, title).not.toBe(title);
      expect(topics.length, title).toBeGreaterThanOrEqual(2);
    }
  });

  it('keep between 1.9:1 and 1:2.2', () => {
    for (const { title, ratio } of PICTURES) {
      expect(ratio, title).toBeGreaterThanOrEqual(1 / 1.9);
      expect(ratio, title).toBeLessThanOrEqual(2.2);
    }
  });

  it.each(PICTURES.map((picture) => [picture.title, picture] as const))('draws %s, the same each time', (_title, picture) => {
    const svg = drawPicture(picture);
    expect(svg).toContain(`viewBox="0 0 ${WIDTH} ${heightOf(picture.ratio)}"`);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/);
    expect(drawPicture(picture)).toBe(svg);
  });

  it('differ from one another', () => {
    expect(new Set(PICTURES.map(drawPicture)).size).toBe(PICTURES.length);
  });
});
