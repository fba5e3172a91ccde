import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { StoryPinDraftsResource } from '@bowerbird/contract/creation/story-pins/calls.ts';
import { toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import { makeId } from '../../../lib/make-id.ts';
import { troubleTitle } from '../../../store/failure-shown.ts';
import { useAction, useAppDispatch } from '../../../store/hooks.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import type { PinOverlayProps } from '../../pinning/pins/index.ts';

/** Goes on with the draft that changes an idea pin, or makes one, and leaves for the editor. It draws nothing. */
export function EditStory({ pin, onClose }: PinOverlayProps) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const list = useAction(StoryPinDraftsResource.get);
  const create = useAction(StoryPinDraftsResource.create);
  const isAsked = useRef(false);

  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    const open = async () => {
      try {
        const begun = (await list({})).find(({ mode, pinId }) => mode === 'edit' && pinId === pin.id);
        const { id } = begun ?? (await create({ creation_id: makeId(), pin_id: pin.id }));
        onClose();
        void navigate(`/idea-pin-builder/?draft=${id}`);
      } catch (error) {
        onClose();
        dispatch(toastShown({ kind: 'error', message: troubleTitle(toCallError(error)) }));
      }
    };
    void open();
  }, [create, dispatch, list, navigate, onClose, pin.id]);
  return null;
}
