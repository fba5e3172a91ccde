import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { VideoUploadsResource } from '@bowerbird/contract/creation/video-uploads/calls.ts';
import type { StoryMedia } from '@bowerbird/domain/creation/story-pins/show.ts';
import { isVideoFile, refuseUnsent, uploadFile } from '../../../api/upload-file.ts';
import type { Words } from '../../../i18n/message-id.ts';
import { call } from '../../../store/call.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { uploadVideo, whyFailed, wordsForPicture } from '../pin-builder/index.ts';
import { mediaOfImage, mediaOfVideo } from './media-of.ts';

/** A file on its way to a block, or to a page that it lies under. */
export interface StoryUpload {
  readonly fileName: string;
  /** Where the browser shows the file from, before the server has it; null for a video. */
  readonly previewUrl: string | null;
  /** From 0 to 1; a video is made ready once it is sent. */
  readonly share: number;
  readonly isMaking: boolean;
  readonly failure: { readonly words: Words; readonly canRetry: boolean } | null;
}

export interface StoryUploads {
  /** By the id of the block or page. */
  readonly running: Readonly<Record<string, StoryUpload>>;
  readonly start: (id: string, file: File) => void;
  readonly retry: (id: string) => void;
  readonly cancel: (id: string) => void;
}

interface Held {
  readonly file: File;
  readonly previewUrl: string | null;
  upload: { readonly cancel: () => void } | null;
}

/** Uploads the pictures and videos of an idea pin; `onArrived` hears of each that is there. */
export function useStoryUploads(onArrived: (id: string, media: StoryMedia) => void): StoryUploads {
  const dispatch = useAppDispatch();
  const [running, setRunning] = useState<Readonly<Record<string, StoryUpload>>>({});
  const files = useRef(new Map<string, Held>());

  const show = useCallback((id: string, changes: Partial<StoryUpload>) => {
    setRunning((before) => (before[id] ? { ...before, [id]: { ...before[id], ...changes } } : before));
  }, []);
  const cancel = useCallback((id: string) => {
    const held = files.current.get(id);
    held?.upload?.cancel();
    if (held?.previewUrl) URL.revokeObjectURL(held.previewUrl);
    files.current.delete(id);
    setRunning(({ [id]: _gone, ...others }) => others);
  }, []);

  const send = useCallback(
    async (id: string, held: Held) => {
      const { file } = held;
      const onSent = (sent: number, total: number) => show(id, { share: total > 0 ? sent / total : 0 });
      try {
        let media: StoryMedia;
        if (isVideoFile(file)) {
          const upload = uploadVideo(file, {
            onSent,
            onMade: (share) => show(id, { share, isMaking: true }),
            find: (upload_id) => dispatch(call(VideoUploadsResource.get, { upload_id })),
          });
          held.upload = upload;
          media = mediaOfVideo(await upload.done);
        } else {
          const upload = uploadFile(file, onSent);
          held.upload = upload;
          media = mediaOfImage(await upload.done);
        }
        if (files.current.get(id) !== held) return;
        onArrived(id, media);
        cancel(id);
      } catch (error) {
        const { words, canRetry } = whyFailed(error);
        show(id, { failure: { words, canRetry } });
      }
    },
    [cancel, dispatch, onArrived, show],
  );

  const start = useCallback(
    (id: string, file: File) => {
      cancel(id);
      const previewUrl = isVideoFile(file) ? null : URL.createObjectURL(file);
      const held: Held = { file, previewUrl, upload: null };
      files.current.set(id, held);
      const refusal = refuseUnsent(file);
      const failure = refusal ? { words: { id: wordsForPicture(refusal) }, canRetry: false } : null;
      setRunning((before) => ({ ...before, [id]: { fileName: file.name, previewUrl, share: 0, isMaking: false, failure } }));
      if (!failure) void send(id, held);
    },
    [cancel, send],
  );
  const retry = useCallback(
    (id: string) => {
      const held = files.current.get(id);
      if (!held) return;
      show(id, { failure: null, share: 0, isMaking: false });
      void send(id, held);
    },
    [send, show],
  );

  useEffect(() => {
    const held = files.current;
    return () => {
      for (const id of held.keys()) cancel(id);
    };
  }, [cancel]);

  return useMemo(() => ({ running, start, retry, cancel }), [running, start, retry, cancel]);
}
