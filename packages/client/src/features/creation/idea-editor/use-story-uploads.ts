import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { VideoEdits } from '@bowerbird/contract/creation/video-uploads/schemas.ts';
import { VideoUploadsResource } from '@bowerbird/contract/creation/video-uploads/calls.ts';
import type { StoryMedia } from '@bowerbird/domain/creation/story-pins/show.ts';
import { isVideoFile, refuseUnsent, uploadFile } from '../../../api/upload-file.ts';
import type { Words } from '../../../i18n/message-id.ts';
import { call } from '../../../store/call.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { goesAsFilm, uploadVideo, waitForFilm, whyFailed, wordsForPicture } from '../pin-builder/index.ts';
import { mediaOfImage, mediaOfVideo } from './media-of.ts';

/** The upload that a film was made of. */
export interface EditedFilm {
  readonly uploadId: string;
  readonly fileName: string;
}

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
  /** Has the film of a block or page made anew with other edits. */
  readonly remake: (id: string, film: EditedFilm, changes: Partial<VideoEdits>) => Promise<void>;
}

interface Held {
  /** Null for a film that is made anew. */
  readonly file: File | null;
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
    async (id: string, held: Held, file: File) => {
      const onSent = (sent: number, total: number) => show(id, { share: total > 0 ? sent / total : 0 });
      try {
        let media: StoryMedia;
        const isFilm = await goesAsFilm(file).catch(() => false);
        if (files.current.get(id) !== held) return;
        if (isFilm) {
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
        if (files.current.get(id) !== held) return;
        const { words, canRetry } = whyFailed(error);
        show(id, { failure: { words, canRetry } });
      }
    },
    [cancel, dispatch, onArrived, show],
  );

  const remake = useCallback(
    async (id: string, { uploadId: upload_id, fileName }: EditedFilm, changes: Partial<VideoEdits>) => {
      cancel(id);
      const over = new AbortController();
      const held: Held = { file: null, previewUrl: null, upload: { cancel: () => over.abort() } };
      files.current.set(id, held);
      setRunning((before) => ({ ...before, [id]: { fileName, previewUrl: null, share: 0, isMaking: true, failure: null } }));
      try {
        await dispatch(call(VideoUploadsResource.update, { upload_id, ...changes }));
        const find = () => dispatch(call(VideoUploadsResource.get, { upload_id }));
        const made = await waitForFilm(upload_id, { find, onMade: (share) => show(id, { share }) }, over.signal);
        // Another film may have taken its place meanwhile.
        if (files.current.get(id) !== held) return;
        onArrived(id, mediaOfVideo(made));
        cancel(id);
      } catch (error) {
        if (files.current.get(id) !== held) return;
        // The film stays as it was.
        show(id, { failure: { words: whyFailed(error).words, canRetry: false } });
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
      if (!failure) void send(id, held, file);
    },
    [cancel, send],
  );
  const retry = useCallback(
    (id: string) => {
      const held = files.current.get(id);
      if (!held?.file) return;
      show(id, { failure: null, share: 0, isMaking: false });
      void send(id, held, held.file);
    },
    [send, show],
  );

  useEffect(() => {
    const held = files.current;
    return () => {
      for (const id of held.keys()) cancel(id);
    };
  }, [cancel]);

  return useMemo(() => ({ running, start, retry, cancel, remake }), [running, start, retry, cancel, remake]);
}
