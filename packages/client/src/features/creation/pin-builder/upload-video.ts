import type { VideoUpload } from '@bowerbird/contract/creation/video-uploads/schemas.ts';
import { createVideoUpload } from '@bowerbird/contract/creation/video-uploads/calls.ts';
import { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import type { ErrorRecord } from '@bowerbird/contract/protocol/errors.ts';
import type { VideoRefusal } from '@bowerbird/domain/media/video-limits.ts';
import { readCookie } from '../../../lib/cookies.ts';

/** A video that is not taken, and why. */
export class VideoRefused extends Error {
  readonly reason: VideoRefusal;

  constructor(reason: VideoRefusal) {
    super(reason);
    this.reason = reason;
  }
}

/** A film that is made: it is pinned by its picture. */
export type ReadyVideo = VideoUpload & { readonly video: NonNullable<VideoUpload['video']> };

export interface VideoSteps {
  readonly onSent: (sent: number, total: number) => void;
  /** How much of the film is made, from 0 to 1. */
  readonly onMade: (share: number) => void;
  readonly find: (uploadId: string) => Promise<VideoUpload>;
  /** The server knows the upload from now on. */
  readonly onBegun?: (uploadId: string) => void;
  /** Not all of it has arrived. */
  readonly onArriving?: (upload: VideoUpload) => void;
}

export interface RunningVideo {
  /** Settles with the film; throws a `CallError` or a `VideoRefused`. Never settles once cancelled. */
  readonly done: Promise<ReadyVideo>;
  readonly cancel: () => void;
  /** Stops sending; what has arrived stays, and goes on later. */
  readonly pause: () => void;
}

/** So much goes in one request; a cut costs no more than this. */
const PIECE = 8 * 1024 * 1024;
const RETRIES = [0, 1_000, 3_000, 5_000, 10_000, 20_000];
const LOOK_AGAIN = 1_000;

/** Uploads a video in pieces, and waits until its film is made. It goes on after a cut or a reload. */
export function uploadVideo(file: File, steps: VideoSteps, resumedId?: string): RunningVideo {
  const over = new AbortController();
  let abort = (_isForGood: boolean) => {};
  const send = async (): Promise<string> => {
    const { Upload } = await import('tus-js-client');
    return new Promise((resolve, reject) => {
      const upload = new Upload(file, {
        endpoint: createVideoUpload.path,
        uploadUrl: resumedId === undefined ? null : addressOf(resumedId),
        chunkSize: PIECE,
        retryDelays: RETRIES,
        headers: { 'X-CSRFToken': readCookie('csrftoken') ?? '', 'X-Requested-With': 'XMLHttpRequest' },
        metadata: { filename: file.name, filetype: file.type },
        removeFingerprintOnSuccess: true,
        onProgress: steps.onSent,
        onUploadUrlAvailable: () => steps.onBegun?.(idOf(upload.url)),
        onError: (error) => reject(toRefusal(error)),
        onSuccess: () => resolve(idOf(upload.url)),
      });
      abort = (isForGood) => void upload.abort(isForGood).catch(() => undefined);
      void upload.findPreviousUploads().then(([previous]) => {
        if (over.signal.aborted) return;
        if (previous && resumedId === undefined) upload.resumeFromPreviousUpload(previous);
        upload.start();
      });
    });
  };
  const done = send().then((uploadId) => waitForFilm(uploadId, steps, over.signal));
  const end = (isForGood: boolean) => () => {
    over.abort();
    abort(isForGood);
  };
  return { done, cancel: end(true), pause: end(false) };
}

/** How many bytes of an upload have arrived. */
export async function countArrived(uploadId: string): Promise<number> {
  const reply = await fetch(addressOf(uploadId), { method: 'HEAD', headers: { 'Tus-Resumable': '1.0.0' } });
  return Number(reply.headers.get('Upload-Offset') ?? 0);
}

function addressOf(uploadId: string): string {
  return createVideoUpload.path + uploadId;
}

function idOf(address: string | null): string {
  return address?.split('/').at(-1) ?? '';
}

/** Looks again and again until the film is made. A network that is away for a while is waited for. */
export async function waitForFilm(
  uploadId: string,
  { find, onMade, onArriving }: Pick<VideoSteps, 'find' | 'onMade' | 'onArriving'>,
  signal: AbortSignal,
): Promise<ReadyVideo> {
  while (!signal.aborted) {
    const found = await find(uploadId).catch((error: unknown) => {
      if (error instanceof CallError && error.record) throw error;
      return null;
    });
    if (found?.status === 'failed') throw new VideoRefused(found.reason ?? 'broken');
    if (found && isReady(found)) return found;
    if (found?.status === 'uploading') onArriving?.(found);
    else if (found) onMade(found.progress);
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
  }
  return new Promise(() => undefined);
}

export function isReady(upload: VideoUpload): upload is ReadyVideo {
  return upload.status === 'ready' && upload.video !== null;
}

/** What the library throws holds the reply, which is one of ours where there was one. */
function toRefusal(error: unknown): CallError {
  const { originalResponse } = error as { originalResponse?: { getBody: () => string } | null };
  try {
    const { error: record } = JSON.parse(originalResponse?.getBody() ?? 'null') as { error?: ErrorRecord };
    return new CallError(record ?? null);
  } catch {
    return new CallError(null);
  }
}
