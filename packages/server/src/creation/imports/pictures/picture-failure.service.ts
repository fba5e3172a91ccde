import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { ImportReason } from '@bowerbird/domain/creation/imports.ts';
import { ImportFileError } from '../../../core/import-files/index.ts';
import { FetchError } from '../../../core/safe-fetch/index.ts';

/** A page that answers and has no picture to keep. */
export class NoPicture extends Error {}

/** The file that held a picture is not kept any more. */
export class FileGone extends Error {}

/** Why a picture did not come; null for what is no fault of the picture. */
export function reasonOf(error: unknown): ImportReason | null {
  if (error instanceof NoPicture) return 'no_picture';
  if (error instanceof FileGone) return 'no_file';
  if (error instanceof FetchError) return reasonOfFetch(error);
  if (error instanceof ApiError) {
    const { cause, errorName } = error;
    if (cause instanceof FetchError) return reasonOfFetch(cause);
    if (errorName === 'too_large') return 'too_large';
    return errorName === 'picture_refused' || errorName === 'unsupported_type' ? 'bad_picture' : null;
  }
  return isBrokenZip(error) ? 'bad_picture' : null;
}

/** Whether one file of an archive is broken; the others may be sound. */
export function isBrokenZip(error: unknown): boolean {
  return error instanceof ImportFileError && error.problem === 'broken_archive';
}

function reasonOfFetch({ reason, status = 0 }: FetchError): ImportReason {
  if (reason === 'bad_status') {
    if (status === 404 || status === 410) return 'gone';
    if (status === 429 || status === 503) return 'asked_to_wait';
    return status >= 500 ? 'no_answer' : 'not_let_in';
  }
  return REASONS[reason] ?? 'no_answer';
}

const REASONS: Partial<Record<FetchError['reason'], ImportReason>> = {
  bad_address: 'private_address',
  private_address: 'private_address',
  too_slow: 'slow',
  too_large: 'too_large',
  not_a_picture: 'bad_picture',
  not_html: 'no_picture',
};
