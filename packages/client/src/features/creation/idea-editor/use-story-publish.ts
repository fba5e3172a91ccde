import { useState } from 'react';
import { StoryPinDraftPublicationsResource } from '@bowerbird/contract/creation/story-pins/calls.ts';
import { CallError, toCallError } from '@bowerbird/contract/protocol/call-error.ts';
import type { Words } from '../../../i18n/message-id.ts';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';
import { useAction, useAppDispatch } from '../../../store/hooks.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { pinPath } from '../../pinning/pins/index.ts';
import { wordsForPicture, wordsForTrouble } from '../pin-builder/index.ts';
import type { IdeaEditorInHand } from './use-idea-editor.ts';

/** Publishes the draft once it is all on the server; however often it is asked for, one pin comes of it. */
export function useStoryPublish(hand: IdeaEditorInHand, onPublished: (path: string) => void) {
  const create = useAction(StoryPinDraftPublicationsResource.create);
  const dispatch = useAppDispatch();
  const { busy, run } = useOneAtATime();
  const [failure, setFailure] = useState<Words | null>(null);

  const publish = () =>
    run(async () => {
      setFailure(null);
      try {
        const base = await hand.kept.sync?.save();
        if (!base) throw new CallError(null);
        const pin = await create({ id: base.serverId, version: base.version });
        hand.kept.end();
        const href = pinPath(pin.id);
        dispatch(
          toastShown({ kind: 'done', message: 'builder.published', values: { count: 1 }, href, imageUrl: pin.images['75x75']?.url }),
        );
        onPublished(href);
      } catch (error) {
        setFailure(whyNot(toCallError(error)));
      }
    });

  return { busy, failure, publish, forgetFailure: () => setFailure(null) };
}

function whyNot({ record }: CallError): Words {
  const reason = record?.extraData?.reason;
  if (record?.name === 'forbidden' && reason === 'limited') return { id: 'builder.creationOff' };
  if (record?.name === 'board_not_found' || record?.name === 'section_not_found' || record?.name === 'forbidden')
    return { id: 'builder.boardGone' };
  if (record?.name === 'picture_refused') return { id: wordsForPicture(reason) };
  if (record?.name === 'too_many_things') return { id: 'builder.boardFull' };
  if (record?.name === 'conflict') return { id: 'builder.conflict' };
  return { id: record?.name === 'bad_input' ? 'builder.needsFields' : wordsForTrouble(record) };
}
