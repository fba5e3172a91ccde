/** The largest video that is taken in, and the longest. */
export const MOST_VIDEO_BYTES = 2 * 1024 ** 3;
export const MOST_VIDEO_SECONDS = 15 * 60;
/** Of all videos as they came that are kept for one person. */
export const MOST_KEPT_VIDEO_BYTES = 16 * 1024 ** 3;
/** A shorter film is no film. */
export const LEAST_VIDEO_SECONDS = 0.1;
/** The shorter side of what is made of a video at most (`v720P`, `C3.2`). */
export const VIDEO_SIDE = 720;

/** What becomes of an upload (`B4.10`). */
export const uploadStatuses = ['uploading', 'processing', 'ready', 'failed'] as const;
export type UploadStatus = (typeof uploadStatuses)[number];

/** Why a video is not taken. */
export const videoRefusals = [
  'not_a_video',
  'broken',
  'no_picture',
  'too_long',
  'too_short',
  'too_large',
  'too_demanding',
  'blocked',
] as const;
export type VideoRefusal = (typeof videoRefusals)[number];
