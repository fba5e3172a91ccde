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
import type { TaggedPicture } from './picture-strip.tsx';
import { TagEditor } from './lazy-tag-editor.ts';

/** Sets the products on the pictures of one's own published pin. */
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
  const [pictures] = useState(() => picturesOf(pin));
  const keep = async (tags: readonly (readonly EditedTag[])[]) => {
    setBusy(true);
    setFailure(null);
    try {
      await save({ pin_id: pin.id, tags: tags.flatMap((own, slot) => inputOf(own).map((tag) => ({ ...tag, slot }))) });
      dispatch(toastShown({ kind: 'done', message: 'pins.tagsSaved' }));
      onClose();
    } catch (error) {
      const { record } = toCallError(error);
      const isGone = record?.extraData?.fields?.some(({ rule }) => rule === 'unknown_product') ?? false;
      setFailure(text(isGone ? 'tags.productGone' : troubleTitle(toCallError(error))));
      setBusy(false);
    }
  };
  return <TagEditor pictures={pictures} busy={isBusy} failure={failure} onDone={(tags) => void keep(tags)} onClose={onClose} />;
}

function picturesOf(pin: WholePin): TaggedPicture[] {
  const slots = pin.carouselData?.slots ?? [pin];
  return slots.map(({ images }, slot) => {
    const { url = '' } = images['736x'] ?? images.orig ?? {};
    const { width = 2, height = 3 } = images.orig ?? images['736x'] ?? {};
    const own = pin.pinTags.filter((tag) => tag.slot === slot);
    return { url, width, height, color: pin.dominantColor, tags: editedTags(own, pin.taggedObjects) };
  });
}
