import { useState } from 'react';
import { PinTagsResource } from '@bowerbird/contract/creation/product-tags/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useAction, useAppDispatch, useEntity, useResource } from '../../../store/hooks.ts';
import { troubleTitle } from '../../../store/failure-shown.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { isWholePin, type PinOverlayProps, type WholePin } from '../../pinning/pins/index.ts';
import { editedTags, inputOf, type EditedTag } from './edited-tags.ts';
import { TagEditor } from './tag-editor.tsx';

/** Sets the products on the picture of one's own published pin. */
export function PinTagsDialog({ pin: { id }, onClose }: PinOverlayProps) {
  useResource(PinResource.get, { id });
  const pin = useEntity({ type: 'pin', id });
  return isWholePin(pin) ? <PinTagsEditor pin={pin} onClose={onClose} /> : null;
}

function PinTagsEditor({ pin, onClose }: { pin: WholePin; onClose: () => void }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const save = useAction(PinTagsResource.update);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // Tags that arrive while somebody edits do not change what is under their hands.
  const [first] = useState(() => editedTags(pin.pinTags, pin.taggedObjects));
  const { url = '', width = 2, height = 3 } = pin.images['736x'] ?? pin.images.orig ?? {};
  const keep = async (tags: readonly EditedTag[]) => {
    setBusy(true);
    setFailure(null);
    try {
      await save({ pin_id: pin.id, tags: inputOf(tags) });
      dispatch(toastShown({ kind: 'done', message: 'pins.tagsSaved' }));
      onClose();
    } catch (error) {
      const { record } = toCallError(error);
      const isGone = record?.extraData?.fields?.some(({ rule }) => rule === 'unknown_product') ?? false;
      setFailure(text(isGone ? 'tags.productGone' : troubleTitle(toCallError(error))));
      setBusy(false);
    }
  };
  return (
    <TagEditor
      picture={{ url, width, height, color: pin.dominantColor }}
      tags={first}
      busy={isBusy}
      failure={failure}
      onDone={(tags) => void keep(tags)}
      onClose={onClose}
    />
  );
}
