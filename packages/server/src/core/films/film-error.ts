import type { VideoRefusal } from '@bowerbird/domain/media/video-limits.ts';

/** A video that is not taken, and why. */
export class FilmError extends Error {
  override readonly name = 'FilmError';
  readonly reason: VideoRefusal;

  constructor(reason: VideoRefusal, detail = '') {
    super(`${reason}${detail === '' ? '' : `: ${detail}`}`);
    this.reason = reason;
  }
}
