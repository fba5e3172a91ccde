import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import type { VideoUpload } from '@bowerbird/contract/creation/video-uploads/schemas.ts';
import type { UploadedImage } from '@bowerbird/contract/pinning/pictures/calls.ts';
import type { Words } from '../../../i18n/message-id.ts';
import type { DraftPicture } from './draft.ts';
import { wordsForPicture, wordsForTrouble, wordsForVideo } from './refusals.ts';
import { isReady, VideoRefused, type ReadyVideo } from './upload-video.ts';

/** The picture of a draft once the server keeps it. */
export function pictureOfImage(image: UploadedImage, isMoving = false): DraftPicture {
  return {
    kind: 'uploaded',
    signature: image.image_signature,
    url: image.image_url,
    width: image.width,
    height: image.height,
    color: image.dominant_color,
    ...(isMoving ? { isMoving } : {}),
  };
}

/** The picture of a draft whose video the server knows, however much of it there is. */
export function pictureOfUpload(upload: VideoUpload, arrived = 0): DraftPicture {
  const { upload_id: uploadId, name: fileName, bytes: total, status, progress } = upload;
  if (isReady(upload)) return pictureOfVideo(upload);
  if (status === 'uploading') return { kind: 'cut', uploadId, fileName, arrived, total };
  if (status === 'failed')
    return { kind: 'failed', fileName, words: { id: wordsForVideo(upload.reason ?? 'broken') }, canRetry: false, isFileRefused: true };
  return { kind: 'uploading', fileName, sent: 1, total: 1, secondsLeft: null, making: progress, uploadId };
}

/** The picture that stands for a film, and the film. */
export function pictureOfVideo({ upload_id: uploadId, edits, video }: ReadyVideo): DraftPicture {
  return {
    kind: 'uploaded',
    signature: video.image_signature,
    url: video.image_url,
    width: video.width,
    height: video.height,
    color: video.dominant_color,
    video: { uploadId, url: video.video_url, seconds: video.duration / 1_000, edits },
  };
}

interface Failure {
  readonly words: Words;
  readonly canRetry: boolean;
  readonly isFileRefused: boolean;
}

/** Why an upload did not become a picture; what the file is to blame for needs no second try. */
export function whyFailed(error: unknown): Failure {
  if (error instanceof VideoRefused) return { words: { id: wordsForVideo(error.reason) }, canRetry: false, isFileRefused: true };
  const { record } = toCallError(error);
  const isRefused = record?.name === 'picture_refused' || record?.name === 'too_large' || record?.name === 'unsupported_type';
  const id = isRefused ? wordsForPicture(record.extraData?.reason ?? record.name) : wordsForTrouble(record);
  return { words: { id }, canRetry: !isRefused, isFileRefused: isRefused };
}
