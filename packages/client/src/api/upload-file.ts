import { mostPictureBytes } from '@bowerbird/domain/media/upload-limits.ts';
import type { UploadedImage } from '@bowerbird/contract/pinning/pictures/calls.ts';
import { uploadImage } from '@bowerbird/contract/pinning/pictures/calls.ts';
import type { ErrorRecord } from '@bowerbird/contract/protocol/errors.ts';
import { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import { readCookie } from '../lib/cookies.ts';

export interface RunningUpload {
  /** Settles with the picture that the server keeps; throws a `CallError`. Never settles once cancelled. */
  readonly done: Promise<UploadedImage>;
  readonly cancel: () => void;
}

/** What can be told of a file without sending it: the reason it would be refused for. */
export function refuseUnsent(file: Pick<File, 'size' | 'type' | 'name'>): string | null {
  if (file.size === 0) return 'empty';
  if (file.type.startsWith('video/')) return 'video_not_yet';
  return file.size > mostPictureBytes ? 'too_large' : null;
}

/** Uploads a picture and tells how many bytes are on their way. `fetch` cannot tell, so this is an XMLHttpRequest. */
export function uploadFile(file: File, onProgress: (sent: number, total: number) => void): RunningUpload {
  const request = new XMLHttpRequest();
  const done = new Promise<UploadedImage>((resolve, reject) => {
    const form = new FormData();
    form.append('img', file);
    request.open(uploadImage.method, uploadImage.path);
    request.responseType = 'json';
    request.setRequestHeader('X-CSRFToken', readCookie('csrftoken') ?? '');
    request.setRequestHeader('X-Requested-With', 'XMLHttpRequest');
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total));
    request.addEventListener('load', () => {
      const reply = request.response as UploadedImage | { success: false; error?: ErrorRecord } | null;
      if (reply?.success) resolve(reply);
      else reject(new CallError(reply?.error ?? null));
    });
    request.addEventListener('error', () => reject(new CallError(null)));
    request.send(form);
  });
  return { done, cancel: () => request.abort() };
}
