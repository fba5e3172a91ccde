import { MOST_VIDEO_BYTES } from '@bowerbird/domain/media/video-limits.ts';

/** What a fetch for a person may cost (decisions: 5 redirects, 10 s, 10 MB page, 32 MB picture). */
export const fetchLimits = {
  redirects: 5,
  milliseconds: 10_000,
  pageBytes: 10 * 1024 * 1024,
  fileBytes: 16 * 1024 * 1024,
  pictureBytes: 32 * 1024 * 1024,
  /** A film is as large as an upload of one may be, so it takes longer. */
  filmBytes: MOST_VIDEO_BYTES,
  filmMilliseconds: 600_000,
} as const;
