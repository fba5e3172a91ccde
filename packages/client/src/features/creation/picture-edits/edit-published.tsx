import { useState } from 'react';
import { PinPictureEditsResource } from '@bowerbird/contract/creation/picture-edits/calls.ts';
import type { EditablePinPicture } from '@bowerbird/contract/creation/picture-edits/schemas.ts';
import { changesPicture } from '@bowerbird/domain/media/picture-edits.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { failureShown } from '../../../store/failure-shown.ts';
import { useAction, useAppDispatch } from '../../../store/hooks.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { WholePin } from '../../pinning/pins/index.ts';
import type { EditsById } from './editable-picture.ts';
import styles from './edit-published.module.css';
import { PictureEditor } from './lazy-picture-editor.ts';

/** Changes the pictures of one's own published pin, from what they were. Nothing for others, for saves, films and idea pins. */
export function EditPublished({ pin }: { pin: WholePin }) {
  const isOwn = pin.access.includes('write') && !pin.source && pin.videos === null && !pin.story_pin_data;
  return isOwn ? <EditButton pin={pin} /> : null;
}

function EditButton({ pin }: { pin: WholePin }) {
  const text = useText();
  const hasWords = useWords('creating');
  const dispatch = useAppDispatch();
  const find = useAction(PinPictureEditsResource.get);
  const update = useAction(PinPictureEditsResource.update);
  const [pictures, setPictures] = useState<readonly EditablePinPicture[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  // What stands below keeps its place while the words come.
  if (!hasWords) return <div className={styles.room} />;
  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      dispatch(failureShown(error, 'edit.notSaved'));
    } finally {
      setBusy(false);
    }
  };
  const save = (given: readonly EditablePinPicture[], edits: EditsById) => {
    const next = given.map(({ position, edits: before }) => ({ position, before, edits: leftOf(edits[position]) }));
    const changed = next.filter((one) => JSON.stringify(one.edits) !== JSON.stringify(one.before));
    if (changed.length === 0) return;
    void attempt(async () => {
      await update({ pin_id: pin.id, pictures: changed.map(({ position, edits: kept }) => ({ position, edits: kept })) });
      dispatch(toastShown({ kind: 'done', message: 'edit.saved' }));
    });
  };
  return (
    <div>
      <Button
        icon={<Icon name="crop" size={20} />}
        aria-haspopup="dialog"
        busy={isBusy}
        onClick={() => void attempt(async () => setPictures(await find({ pin_id: pin.id })))}
      >
        {text('edit.title')}
      </Button>
      {pictures && pictures.length > 0 && (
        <PictureEditor
          pictures={pictures.map((picture) => ({ ...picture, id: String(picture.position) }))}
          firstId={String(pictures[0]!.position)}
          onDone={(edits) => save(pictures, edits)}
          onClose={() => setPictures(null)}
        />
      )}
    </div>
  );
}

function leftOf(edits: EditsById[string] | undefined) {
  return edits && changesPicture(edits) ? edits : null;
}
