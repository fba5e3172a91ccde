import type { Text } from '../i18n/i18n.tsx';
import type { AppStore } from '../store/create-store.ts';
import { takeAnywhere } from '../features/creation/save-anywhere/take-anywhere.ts';
import { keepWorkerWhenInstalled } from '../lib/service-worker.ts';
import { hasEntranceNotes } from '../store/entrance-notes.ts';
import { keepSession } from './keep-session.ts';
import { tellDevice } from './tell-device.ts';
import { verifyLater } from './verify-session.ts';

/** What the page of a signed-in person does besides being shown; one thing that fails stops no other. */
export async function startSignedIn(store: AppStore, text: Text): Promise<void> {
  const { dispatch } = store;
  const goOn = async () => {
    if (hasEntranceNotes()) await (await import('./after-entrance.ts')).continueAfterEntrance(store, text);
  };
  dispatch(verifyLater());
  keepWorkerWhenInstalled();
  takeAnywhere();
  await Promise.allSettled([dispatch(keepSession(location.pathname)), goOn(), dispatch(tellDevice())]);
}
