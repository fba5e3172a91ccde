import { forgetReplies } from '../../../api/kept-replies.ts';
import type { AppThunk } from '../../../store/create-store.ts';
import type { LiveEffect } from '../../../shared/live/live-effects.ts';
import type { Heard } from './share-updates.ts';

const modules = import.meta.glob<readonly LiveEffect[]>('../../../features/*/*/*.live.ts', { eager: true, import: 'default' });
const effects = Object.values(modules).flat();

/** Brings what the page shows to where the server is, after it told that something changed elsewhere. What fails is not told. */
export function applyUpdate(heard: Heard): AppThunk<Promise<void>> {
  return async (dispatch) => {
    if (heard.name !== 'ready') forgetReplies();
    for (const effect of effects) if (effect.name === heard.name) await dispatch(effect.apply(heard.data as never));
  };
}
