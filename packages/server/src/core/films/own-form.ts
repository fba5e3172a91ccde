import { MOST_VIDEO_SECONDS, VIDEO_SIDE } from '@bowerbird/domain/media/video-limits.ts';
import type { FilmFacts } from './probe-film.ts';

/** More than any film of ours takes, so that none comes in that no line carries. */
const MOST_BITS_A_SECOND = 16_000_000;

/** What the streams of a film are. */
export interface FilmForm {
  readonly picture: string;
  readonly sound: string | null;
  readonly framesASecond: number;
  readonly bitsASecond: number;
  readonly isTurned: boolean;
}

const OWN_PICTURE = 'h264 High yuv420p 1:1';
const OWN_SOUND = 'aac 44100 2';

/** Whether a film has the form of those that are made here. Its pictures need not be made anew then. */
export function hasOwnForm({ reader, width, height, seconds, form }: FilmFacts): boolean {
  if (reader !== 'mov' || seconds === 0 || seconds > MOST_VIDEO_SECONDS || form.isTurned) return false;
  const isSmall = Math.min(width, height) <= VIDEO_SIDE && width % 2 === 0 && height % 2 === 0;
  const isSlow = form.framesASecond <= 30 && form.bitsASecond <= MOST_BITS_A_SECOND;
  return isSmall && isSlow && form.picture === OWN_PICTURE && (form.sound === null || form.sound === OWN_SOUND);
}
