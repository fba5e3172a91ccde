import { expect } from 'vitest';

/** An MP4 that starts before all of it is there, under 400 kB. */
export function expectFilm(film: Buffer): void {
  expect(film.subarray(4, 8).toString()).toBe('ftyp');
  expect(film.indexOf('moov')).toBeLessThan(film.indexOf('mdat'));
  expect(film.length).toBeLessThanOrEqual(400_000);
}

/** An animated WebP under 500 kB. */
export function expectAnimation(picture: Buffer): void {
  expect(picture.subarray(8, 12).toString()).toBe('WEBP');
  expect(picture.includes('ANIM')).toBe(true);
  expect(picture.length).toBeLessThanOrEqual(500_000);
}
