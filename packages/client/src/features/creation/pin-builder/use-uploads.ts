import { useCallback, useEffect, useRef, type Dispatch } from 'react';
import type { VideoEdits } from '@bowerbird/contract/creation/video-uploads/schemas.ts';
import { VideoUploadsResource } from '@bowerbird/contract/creation/video-uploads/calls.ts';
import { refuseUnsent, uploadFile } from '../../../api/upload-file.ts';
import { call } from '../../../store/call.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { stoppedPicture } from './draft-storage.ts';
import { awaitedUpload, type Draft, type DraftPicture, type DraftVideo } from './draft.ts';
import { pictureOfImage, pictureOfUpload, pictureOfVideo, whyFailed } from './draft-picture.ts';
import type { DraftsAction } from './drafts.reducer.ts';
import { goesAsFilm } from './goes-as-film.ts';
import { wordsForPicture } from './refusals.ts';
import { readRatio } from './read-ratio.ts';
import { secondsLeft } from './upload-progress.ts';
import { uploadVideo } from './upload-video.ts';
import { useAwaitedVideos } from './use-awaited-videos.ts';

interface HeldFile {
  readonly file: File;
  readonly previewUrl: string;
  upload: { readonly cancel: () => void; readonly pause?: () => void } | null;
}

export interface Uploads {
  readonly start: (draftId: string, file: File) => void;
  readonly retry: (draftId: string) => void;
  /** Goes on with a file that this browser kept. */
  readonly resume: (draftId: string, file: File) => void;
  /** Breaks an upload off, if there is one, and lets go of the file. */
  readonly forget: (draftId: string) => void;
  /** The same, and what has arrived goes too. */
  readonly abandon: (draftId: string) => void;
  /** Has the film of a draft made anew with other edits. */
  readonly editVideo: (draftId: string, video: DraftVideo, changes: Partial<VideoEdits>) => Promise<void>;
  /** Where the browser shows the chosen file from, before the server has it. */
  readonly previewOf: (draftId: string) => string | null;
}

/** Uploads the files of drafts; what happens to each is told to the drafts. */
export function useUploads(dispatch: Dispatch<DraftsAction>, drafts: readonly Draft[]): Uploads {
  const store = useAppDispatch();
  const files = useRef(new Map<string, HeldFile>());
  const pictures = useRef<ReadonlyMap<string, DraftPicture>>(new Map());
  useEffect(() => {
    pictures.current = new Map(drafts.flatMap((draft) => [draft, ...draft.slides]).map(({ id, picture }) => [id, picture]));
  }, [drafts]);

  const show = useCallback(
    (id: string, picture: DraftPicture) => dispatch({ type: 'changed', id, changes: { picture, problems: {} } }),
    [dispatch],
  );
  const isSentHere = useCallback((id: string) => files.current.get(id)?.upload != null, []);
  useAwaitedVideos(drafts, { isSentHere, show });

  const forget = useCallback((draftId: string) => {
    const held = files.current.get(draftId);
    if (!held) return;
    held.upload?.cancel();
    URL.revokeObjectURL(held.previewUrl);
    files.current.delete(draftId);
  }, []);

  const abandon = useCallback(
    (draftId: string) => {
      const picture = pictures.current.get(draftId);
      const awaited = picture && awaitedUpload(picture);
      // What is sent from here deletes itself while it is broken off.
      if (awaited && !isSentHere(draftId)) store(call(VideoUploadsResource.delete, { upload_id: awaited })).catch(() => undefined);
      forget(draftId);
    },
    [forget, isSentHere, store],
  );

  const send = useCallback(
    async (draftId: string, held: HeldFile, resumedId?: string) => {
      const { file } = held;
      const startedAt = performance.now();
      let uploadId = resumedId;
      let ratio: number | undefined;
      const step = (sent: number, total: number, making?: number) =>
        show(draftId, {
          kind: 'uploading',
          fileName: file.name,
          sent,
          total,
          secondsLeft: sent === 0 || making !== undefined ? null : secondsLeft(sent, total, performance.now() - startedAt),
          ...(making === undefined ? {} : { making }),
          ...(uploadId === undefined ? {} : { uploadId }),
          ...(ratio === undefined ? {} : { ratio }),
        });
      // It is sent from here, also while its shape is read.
      held.upload = { cancel: () => undefined };
      // At once: a draft without a picture makes room for others.
      step(0, file.size);
      // A file tells its shape at once, so that nothing moves once the film is there.
      const isFilm = await goesAsFilm(file).catch(() => false);
      if (isFilm) ratio = (await readRatio(held.previewUrl)) ?? undefined;
      if (files.current.get(draftId) !== held) return;
      try {
        if (isFilm) {
          const upload = uploadVideo(
            file,
            {
              onSent: step,
              onBegun: (id) => void (uploadId = id),
              onMade: (making) => step(1, 1, making),
              find: (id) => store(call(VideoUploadsResource.get, { upload_id: id })),
            },
            resumedId,
          );
          held.upload = upload;
          show(draftId, pictureOfVideo(await upload.done));
        } else {
          const upload = uploadFile(file, step);
          held.upload = upload;
          show(draftId, pictureOfImage(await upload.done, file.type === 'image/gif'));
        }
      } catch (error) {
        const why = whyFailed(error);
        show(draftId, {
          kind: 'failed',
          fileName: file.name,
          ...why,
          ...(why.canRetry && uploadId !== undefined ? { uploadId } : {}),
        });
      } finally {
        held.upload = null;
      }
    },
    [show, store],
  );

  const editVideo = useCallback(
    async (draftId: string, video: DraftVideo, changes: Partial<VideoEdits>) => {
      try {
        show(draftId, pictureOfUpload(await store(call(VideoUploadsResource.update, { upload_id: video.uploadId, ...changes }))));
      } catch (error) {
        // The film stays as it was.
        dispatch({ type: 'changed', id: draftId, changes: { problems: { pin: whyFailed(error).words } } });
      }
    },
    [dispatch, show, store],
  );

  const start = useCallback(
    (draftId: string, file: File) => {
      const before = pictures.current.get(draftId);
      const isSame = before?.kind === 'cut' && before.fileName === file.name && before.total === file.size;
      if (isSame) forget(draftId);
      else abandon(draftId);
      const refusal = refuseUnsent(file);
      if (refusal) {
        const words = { id: wordsForPicture(refusal) };
        return show(draftId, { kind: 'failed', fileName: file.name, words, canRetry: false, isFileRefused: true });
      }
      const held: HeldFile = { file, previewUrl: URL.createObjectURL(file), upload: null };
      files.current.set(draftId, held);
      void send(draftId, held, isSame ? before.uploadId : undefined);
    },
    [abandon, forget, send, show],
  );

  const retry = useCallback(
    (draftId: string) => {
      const held = files.current.get(draftId);
      const picture = pictures.current.get(draftId);
      if (held) return void send(draftId, held, (picture && awaitedUpload(picture)) ?? undefined);
      // The file went with the page that it was chosen on.
      if (picture) show(draftId, stoppedPicture(picture));
    },
    [send, show],
  );

  const resume = useCallback(
    (draftId: string, file: File) => {
      files.current.set(draftId, { file, previewUrl: URL.createObjectURL(file), upload: null });
      retry(draftId);
    },
    [retry],
  );

  const previewOf = useCallback((draftId: string) => files.current.get(draftId)?.previewUrl ?? null, []);

  useEffect(() => {
    const held = files.current;
    return () => {
      // Whoever comes back to the page goes on with the videos that were on their way.
      for (const [draftId, { upload, previewUrl }] of held) {
        (upload?.pause ?? upload?.cancel)?.();
        URL.revokeObjectURL(previewUrl);
        held.delete(draftId);
      }
    };
  }, []);

  return { start, retry, resume, forget, abandon, editVideo, previewOf };
}
