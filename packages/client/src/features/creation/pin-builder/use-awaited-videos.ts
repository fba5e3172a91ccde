import { useEffect, useRef } from 'react';
import { VideoUploadsResource } from '@bowerbird/contract/creation/video-uploads/calls.ts';
import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import type { VideoUpload } from '@bowerbird/contract/creation/video-uploads/schemas.ts';
import { call } from '../../../store/call.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { awaitedUpload, type Draft, type DraftPicture } from './draft.ts';
import { pictureOfUpload, pictureOfVideo, whyFailed } from './draft-picture.ts';
import { countArrived, waitForFilm } from './upload-video.ts';

interface Teller {
  /** Its file is sent by this page, which knows best how far it is. */
  readonly isSentHere: (id: string) => boolean;
  readonly show: (id: string, picture: DraftPicture) => void;
}

/**
 * Follows the videos of drafts that no file of this page belongs to: those of before a reload, of another browser, and those whose
 * film is made anew. What has arrived needs no file any more; a cut one asks for it, unless it comes from elsewhere.
 */
export function useAwaitedVideos(drafts: readonly Draft[], { isSentHere, show }: Teller): void {
  const store = useAppDispatch();
  const followed = useRef(new Map<string, { readonly uploadId: string; readonly over: AbortController }>());

  useEffect(() => {
    const follow = async (id: string, uploadId: string, over: AbortController) => {
      const tell = (picture: DraftPicture) => over.signal.aborted || show(id, picture);
      let arrivedBefore: number | null = null;
      const onArriving = (upload: VideoUpload) => {
        countArrived(uploadId).then(
          (arrived) => {
            const isComing = arrivedBefore !== null && arrived > arrivedBefore;
            arrivedBefore = arrived;
            const { name: fileName, bytes: total } = upload;
            tell(
              isComing
                ? { kind: 'uploading', uploadId, fileName, sent: arrived, total, secondsLeft: null }
                : pictureOfUpload(upload, arrived),
            );
          },
          () => undefined,
        );
      };
      let latest: VideoUpload | null = null;
      const find = async () => (latest = await store(call(VideoUploadsResource.get, { upload_id: uploadId })));
      const nameOf = () => latest?.name ?? '';
      try {
        const onMade = () => latest && tell(pictureOfUpload(latest));
        tell(pictureOfVideo(await waitForFilm(uploadId, { find, onMade, onArriving }, over.signal)));
      } catch (error) {
        const why = whyFailed(error);
        // What has arrived is looked for again after a reload, unless it is gone.
        const isGone = toCallError(error).record?.name === 'not_found';
        const failed = { kind: 'failed', fileName: nameOf() } as const;
        if (isGone) tell({ ...failed, words: { id: 'builder.interrupted' }, canRetry: false });
        else tell({ ...failed, ...why, ...(why.canRetry ? { uploadId } : {}) });
      }
    };
    const seen = new Set<string>();
    for (const { id, picture } of drafts.flatMap((draft) => [draft, ...draft.slides])) {
      const uploadId = awaitedUpload(picture);
      if (uploadId === null || picture.kind === 'failed' || isSentHere(id)) continue;
      seen.add(id);
      const known = followed.current.get(id);
      if (known?.uploadId === uploadId) continue;
      known?.over.abort();
      const over = new AbortController();
      followed.current.set(id, { uploadId, over });
      void follow(id, uploadId, over);
    }
    for (const [id, { over }] of followed.current) {
      if (seen.has(id)) continue;
      over.abort();
      followed.current.delete(id);
    }
  }, [drafts, isSentHere, show, store]);

  useEffect(() => {
    const held = followed.current;
    return () => {
      for (const { over } of held.values()) over.abort();
      held.clear();
    };
  }, []);
}
