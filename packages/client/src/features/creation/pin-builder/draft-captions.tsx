import { DraftCaptionsResource } from '@bowerbird/contract/creation/pin-drafts/calls.ts';
import type { PinDraft } from '@bowerbird/contract/creation/pin-drafts/schemas.ts';
import { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import { useAction } from '../../../store/hooks.ts';
import { CaptionsField } from '../video-captions/index.ts';
import { captionsOf } from './draft-content.ts';
import { filmOf } from './draft.ts';
import type { DraftsInHand } from './use-drafts.ts';

/** Gives the film of the open draft captions, also while it still arrives. Nothing for pictures. */
export function DraftCaptions({ hand }: { hand: DraftsInHand }) {
  const update = useAction(DraftCaptionsResource.update);
  const remove = useAction(DraftCaptionsResource.delete);
  const draft = hand.selected;
  if (filmOf(draft.picture) === null) return null;
  // The draft goes first, because the server knows which film it shows from it.
  const change = async (act: (id: string) => Promise<PinDraft>) => {
    const base = await hand.kept.sync?.save(draft.id);
    if (!base) throw new CallError(null);
    hand.change(draft.id, { captions: captionsOf(await act(base.serverId)) });
  };
  return (
    <CaptionsField
      languages={draft.captions ?? []}
      onSet={(language, text) => change((id) => update({ id, language, text }))}
      onRemove={(language) => change((id) => remove({ id, language }))}
    />
  );
}
