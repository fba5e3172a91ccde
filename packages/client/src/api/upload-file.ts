import { MOST_VIDEO_BYTES } from '@bowerbird/domain/media/video-limits.ts';
import { mostPictureBytes } from '@bowerbird/domain/media/upload-limits.ts';
import type { UploadedImage } from '@bowerbird/contract/pinning/pictures/calls.ts';
import { uploadImage } from '@bowerbird/contract/pinning/pictures/calls.ts';
import type { StreamEndpoint } from '@bowerbird/contract/protocol/stream.ts';
import type { ErrorRecord } from '@bowerbird/contract/protocol/errors.ts';
import { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import { readCookie } from '../lib/cookies.ts';

/** A file on its way. */
export interface RunningUpload<Reply = UploadedImage> {
  /** Settles with what the server answers; throws a `CallError`. Never settles once cancelled. */
  readonly done: Promise<Reply>;
  readonly cancel: () => void;
}

/** What can be told of a file without sending it: the reason it would be refused for. */
export function refuseUnsent(file: Pick<File, 'size' | 'type' | 'name'>): string | null {
  if (file.size === 0) return 'empty';
  if (isVideoFile(file)) return file.size > MOST_VIDEO_BYTES ? 'video_too_large' : null;
  return file.size > mostPictureBytes ? 'too_large' : null;
}

/** Whether a file goes the way of videos; browsers know some of them by their names alone. */
export function isVideoFile({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return type.startsWith('video/') || (type === '' && /\.(mp4|m4v|mov|webm|mkv|avi|3gp|ts|mpe?g)$/i.test(name));
}

type OnProgress = (sent: number, total: number) => void;

/** Uploads a picture and tells how many bytes are on their way. */
export function uploadFile(file: File, onProgress: OnProgress): RunningUpload {
  return sendFile(uploadImage, { field: 'img', file, onProgress });
}

/** Sends a file to a stream. `fetch` cannot tell how far it is, so this is an XMLHttpRequest. */
export function sendFile<Reply extends { readonly success: true }>(
  { method, path }: Pick<StreamEndpoint, 'method' | 'path'>,
  { field, file, onProgress }: { field: string; file: File; onProgress: OnProgress },
): RunningUpload<Reply> {
  const request = new XMLHttpRequest();
  const done = new Promise<Reply>((resolve, reject) => {
    const form = new FormData();
    form.append(field, file);
    request.open(method, path);
    request.responseType = 'json';
    request.setRequestHeader('X-CSRFToken', readCookie('csrftoken') ?? '');
    request.setRequestHeader('X-Requested-With', 'XMLHttpRequest');
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total));
    request.addEventListener('load', () => {
      const reply = request.response as Reply | { success: false; error?: ErrorRecord } | null;
      if (reply?.success) resolve(reply);
      else reject(new CallError(reply?.error ?? null));
    });
    request.addEventListener('error', () => reject(new CallError(null)));
    request.send(form);
  });
  return { done, cancel: () => request.abort() };
}
