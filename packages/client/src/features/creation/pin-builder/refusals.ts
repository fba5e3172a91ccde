import type { ErrorRecord } from '@bowerbird/contract/protocol/errors.ts';
import type { VideoRefusal } from '@bowerbird/domain/media/video-limits.ts';
import type { MessageId } from '../../../i18n/message-id.ts';

/** The words for each reason why a picture or an address is refused. */
const words: Record<string, MessageId> = {
  empty: 'refused.empty',
  too_large: 'refused.tooLarge',
  too_many_pixels: 'refused.tooManyPixels',
  not_a_picture: 'refused.notAPicture',
  format_not_allowed: 'refused.format',
  svg_not_allowed: 'refused.svg',
  video_not_yet: 'refused.video',
  video_too_large: 'refused.videoTooLarge',
  broken: 'refused.broken',
  too_slow: 'refused.tooSlow',
  too_demanding: 'refused.tooDemanding',
  busy: 'refused.busy',
  blocked: 'app.blockedPicture',
};

/** The words for each reason why a video is refused. */
const videoWords: Readonly<Record<VideoRefusal, MessageId>> = {
  not_a_video: 'refused.notAVideo',
  broken: 'refused.broken',
  no_picture: 'refused.noPicture',
  too_long: 'refused.videoTooLong',
  too_short: 'refused.videoTooShort',
  too_large: 'refused.videoTooLarge',
  too_demanding: 'refused.videoTooDemanding',
  blocked: 'app.blockedPicture',
};

export function wordsForVideo(reason: VideoRefusal): MessageId {
  return videoWords[reason];
}

const pageWords: Record<string, MessageId> = {
  bad_address: 'refusedPage.badAddress',
  private_address: 'refusedPage.private',
  too_many_redirects: 'refusedPage.loops',
  too_slow: 'refusedPage.slow',
  too_large: 'refusedPage.huge',
  bad_status: 'refusedPage.status',
  not_html: 'refusedPage.notHtml',
  not_a_picture: 'refused.notAPicture',
  unreachable: 'refusedPage.unreachable',
};

/** The words for a reason that the server, or the check before it, gave for refusing a picture. */
export function wordsForPicture(reason: string | undefined): MessageId {
  return words[reason ?? ''] ?? 'refused.notAPicture';
}

/** The words for an address that could not be read. */
export function wordsForPage(record: ErrorRecord | null): MessageId {
  if (record?.name === 'page_refused') return pageWords[record.extraData?.reason ?? ''] ?? 'refusedPage.unreachable';
  return record?.name === 'bad_input' ? 'refusedPage.badAddress' : wordsForTrouble(record);
}

const passing: ReadonlySet<MessageId> = new Set([
  'builder.networkDropped',
  'builder.changedMeanwhile',
  'builder.tooMany',
  'builder.serverTrouble',
  'builder.signedOut',
  'schedule.full',
  'schedule.missed',
]);

/** Whether the words tell of a moment alone, and of nothing that is wrong with a draft. */
export function isPassing(id: MessageId): boolean {
  return passing.has(id);
}

/** The words for trouble that is not the picture's: no network, no session, too much at once, or ours. */
export function wordsForTrouble(record: ErrorRecord | null): MessageId {
  if (!record) return 'builder.networkDropped';
  if (record.name === 'not_signed_in') return 'builder.signedOut';
  if (record.name === 'too_many_requests') return 'builder.tooMany';
  return 'builder.serverTrouble';
}
