/** Why a picture was refused; each has its own words for the person. */
export type PictureErrorReason =
  | 'empty'
  | 'too_large'
  | 'too_many_pixels'
  | 'not_a_picture'
  | 'format_not_allowed'
  | 'svg_not_allowed'
  | 'video_not_yet'
  | 'broken'
  | 'too_slow'
  | 'too_demanding'
  | 'busy';

/** A picture that cannot be taken in or shown, and why. */
export class PictureError extends Error {
  readonly reason: PictureErrorReason;

  constructor(reason: PictureErrorReason, detail?: string) {
    super(detail ? `${reason}: ${detail}` : reason);
    this.name = 'PictureError';
    this.reason = reason;
  }
}

/** Whether a picture was refused for want of time: next time there may be enough. */
export function isMatterOfTime(error: unknown): boolean {
  return error instanceof PictureError && (error.reason === 'busy' || error.reason === 'too_slow');
}
