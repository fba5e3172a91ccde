import { useCallback, useEffect, useRef, type Dispatch } from 'react';
import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import type { DraftPicture } from './draft.ts';
import type { DraftsAction } from './drafts.reducer.ts';
import { wordsForPicture, wordsForTrouble } from './refusals.ts';
import { refuseUnsent, uploadFile, type RunningUpload } from '../../../api/upload-file.ts';
import { secondsLeft } from './upload-progress.ts';

interface HeldFile {
  readonly file: File;
  readonly previewUrl: string;
  upload: RunningUpload | null;
}

export interface Uploads {
  readonly start: (draftId: string, file: File) => void;
  readonly retry: (draftId: string) => void;
  /** Breaks an upload off, if there is one, and lets go of the file. */
  readonly forget: (draftId: string) => void;
  /** Where the browser shows the chosen file from, before the server has it. */
  readonly previewOf: (draftId: string) => string | null;
}

/** Uploads the files of drafts; what happens to each is told to the drafts. */
export function useUploads(dispatch: Dispatch<DraftsAction>): Uploads {
  const files = useRef(new Map<string, HeldFile>());

  const show = useCallback(
    (id: string, picture: DraftPicture) => dispatch({ type: 'changed', id, changes: { picture, problems: {} } }),
    [dispatch],
  );

  const forget = useCallback((draftId: string) => {
    const held = files.current.get(draftId);
    if (!held) return;
    held.upload?.cancel();
    URL.revokeObjectURL(held.previewUrl);
    files.current.delete(draftId);
  }, []);

  const send = useCallback(
    async (draftId: string, held: HeldFile) => {
      const { file } = held;
      const startedAt = performance.now();
      show(draftId, { kind: 'uploading', fileName: file.name, sent: 0, total: file.size, secondsLeft: null });
      const upload = uploadFile(file, (sent, total) =>
        show(draftId, {
          kind: 'uploading',
          fileName: file.name,
          sent,
          total,
          secondsLeft: secondsLeft(sent, total, performance.now() - startedAt),
        }),
      );
      held.upload = upload;
      try {
        const image = await upload.done;
        show(draftId, {
          kind: 'uploaded',
          signature: image.image_signature,
          url: image.image_url,
          width: image.width,
          height: image.height,
          color: image.dominant_color,
        });
      } catch (error) {
        const { record } = toCallError(error);
        const isRefused = record?.name === 'picture_refused' || record?.name === 'too_large' || record?.name === 'unsupported_type';
        const id = isRefused ? wordsForPicture(record.extraData?.reason ?? record.name) : wordsForTrouble(record);
        show(draftId, { kind: 'failed', fileName: file.name, words: { id }, canRetry: !isRefused, isFileRefused: isRefused });
      }
    },
    [show],
  );

  const start = useCallback(
    (draftId: string, file: File) => {
      forget(draftId);
      const refusal = refuseUnsent(file);
      if (refusal) {
        const words = { id: wordsForPicture(refusal) };
        return show(draftId, { kind: 'failed', fileName: file.name, words, canRetry: false, isFileRefused: true });
      }
      const held: HeldFile = { file, previewUrl: URL.createObjectURL(file), upload: null };
      files.current.set(draftId, held);
      void send(draftId, held);
    },
    [forget, send, show],
  );

  const retry = useCallback(
    (draftId: string) => {
      const held = files.current.get(draftId);
      if (held) void send(draftId, held);
    },
    [send],
  );

  const previewOf = useCallback((draftId: string) => files.current.get(draftId)?.previewUrl ?? null, []);

  useEffect(() => {
    const held = files.current;
    return () => {
      for (const draftId of held.keys()) forget(draftId);
    };
  }, [forget]);

  return { start, retry, forget, previewOf };
}
