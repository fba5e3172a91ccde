import { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import { forgetReplies } from '../../../api/kept-replies.ts';
import { countFailure } from '../../../store/count-failure.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import type { LiveEffect } from '../../../shared/live/live-effects.ts';
import type { Heard } from './share-updates.ts';

const modules = import.meta.glob<readonly LiveEffect[]>('../../../features/*/*/*.live.ts', { eager: true, import: 'default' });
const effects = Object.values(modules).flat();

/** Brings what the page shows to where the server is, after it told that something changed elsewhere. One that fails holds no other up. */
export function applyUpdate(heard: Heard): AppThunk<Promise<void>> {
  return async (dispatch) => {
    if (heard.name !== 'ready') forgetReplies();
    for (const effect of effects) {
      if (effect.name !== heard.name) continue;
      try {
        await dispatch(effect.apply(heard.data as never));
      } catch (error) {
        // A call that was refused or found no network is no mistake of the page.
        if (!(error instanceof CallError)) dispatch(countFailure('unexpected', error));
      }
    }
  };
}
