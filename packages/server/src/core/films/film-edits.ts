import { VIDEO_SIDE } from '@bowerbird/domain/media/video-limits.ts';
import type { FilmFacts } from './probe-film.ts';

/** What its maker changes of a film; in seconds of the film as it came. */
export interface FilmEdits {
  readonly trimStart: number;
  readonly trimEnd: number | null;
  readonly isMuted: boolean;
  /** Where the picture is taken that stands for the film. */
  readonly posterAt: number | null;
  /** Where it comes from an export: the signature of the picture there that stands for it, or null. */
  readonly exportedPoster?: string | null;
}

export const noEdits: FilmEdits = { trimStart: 0, trimEnd: null, isMuted: false, posterAt: null };

/** The sides of what is made: the shorter one at most 720, both even, never larger than the film. */
export function sidesOf({ width, height }: Pick<FilmFacts, 'width' | 'height'>, side = VIDEO_SIDE): { width: number; height: number } {
  const scale = Math.min(1, side / Math.min(width, height));
  const even = (length: number) => Math.max(2, Math.round((length * scale) / 2) * 2);
  return { width: even(width), height: even(height) };
}

/** The part of a film that is kept, in seconds; nothing beyond its end. */
export function partOf(
  { seconds }: Pick<FilmFacts, 'seconds'>,
  { trimStart, trimEnd }: FilmEdits,
): { start: number; length: number | null } {
  const end = trimEnd === null ? seconds : seconds > 0 ? Math.min(trimEnd, seconds) : trimEnd;
  const start = Math.max(0, trimStart);
  return { start, length: end > start ? end - start : null };
}
