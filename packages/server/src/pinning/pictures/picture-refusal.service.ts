import { ApiError, type ErrorName } from '@bowerbird/contract/protocol/errors.ts';
import { PictureError, type PictureErrorReason } from '../../core/media/index.ts';
import { FetchError } from '../../core/safe-fetch/index.ts';

const errorNames: Partial<Record<PictureErrorReason, ErrorName>> = {
  too_large: 'too_large',
  svg_not_allowed: 'unsupported_type',
  video_not_yet: 'unsupported_type',
  format_not_allowed: 'unsupported_type',
  not_a_picture: 'unsupported_type',
  busy: 'unavailable',
};

/** Tells a caller why a picture or a page was refused; other errors pass through. */
export function toRefusal(error: unknown): unknown {
  if (error instanceof PictureError) {
    return new ApiError(errorNames[error.reason] ?? 'picture_refused', {
      detail: error.reason,
      extra: { reason: error.reason },
      cause: error,
    });
  }
  if (error instanceof FetchError)
    return new ApiError('page_refused', { detail: error.reason, extra: { reason: error.reason }, cause: error });
  return error;
}
