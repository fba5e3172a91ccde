import { useState } from 'react';
import type { VideoUpload } from '@bowerbird/contract/creation/video-uploads/schemas.ts';
import { VideoUploadsResource } from '@bowerbird/contract/creation/video-uploads/calls.ts';
import type { StoryMedia } from '@bowerbird/domain/creation/story-pins/show.ts';
import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { troubleTitle } from '../../../store/failure-shown.ts';
import { useAction, useAppDispatch } from '../../../store/hooks.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { IdeaEditorInHand } from './use-idea-editor.ts';

const VideoDialog = lazyPart(async () => (await import('../pin-builder/index.ts')).VideoDialog);

/** Trims the film of a block or page, and chooses its cover. Both go as long as the file that came is kept. */
export function EditFilm({ hand, id, media }: { hand: IdeaEditorInHand; id: string; media: StoryMedia | undefined }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const find = useAction(VideoUploadsResource.get);
  const [opened, setOpened] = useState<VideoUpload | null>(null);
  const upload_id = media?.uploadId;
  if (upload_id === undefined) return null;
  const open = async () => {
    try {
      setOpened(await find({ upload_id }));
    } catch (error) {
      dispatch(toastShown({ kind: 'error', message: troubleTitle(toCallError(error)) }));
    }
  };
  return (
    <>
      <Button icon={<Icon name="film-strip" size={20} />} onClick={() => void open()}>
        {text('builder.editVideo')}
      </Button>
      {opened?.video && (
        <VideoDialog
          video={{
            uploadId: opened.upload_id,
            url: opened.video.video_url,
            seconds: opened.video.duration / 1_000,
            edits: opened.edits,
          }}
          onApply={(changes) => void hand.uploads.remake(id, { uploadId: opened.upload_id, fileName: opened.name }, changes)}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
