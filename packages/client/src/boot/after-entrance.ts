import { sendLandingSignals } from '@bowerbird/contract/identity/landing-signals/calls.ts';
import { followTopic } from '../features/discovery/topics/index.ts';
import { followUnauth, followUser } from '../features/people/follows/index.ts';
import { followBoard } from '../features/pinning/board-follows/index.ts';
import { saveUnauthPin } from '../features/pinning/saves/index.ts';
import type { Text } from '../i18n/i18n.tsx';
import { call } from '../store/call.ts';
import type { AppStore } from '../store/create-store.ts';
import { forgetUnauthAct, readUnauthAct, takeArrival, type UnauthAct, type UnauthSubject } from '../store/entrance-notes.ts';

const FOLLOW_KINDS = [followTopic, followUser, followBoard];

type Continuation = (store: AppStore, subject: UnauthSubject, text: Text) => Promise<void>;

const CONTINUATIONS: Readonly<Record<UnauthAct, Continuation>> = {
  save: ({ dispatch }, { id }, text) => dispatch(saveUnauthPin(id, text('saves.firstBoard'))),
  follow: async (store, { type, id }) => {
    const kind = FOLLOW_KINDS.find((one) => one.type === type);
    if (kind) await followUnauth(store, kind, id);
  },
};

/** Goes on with what somebody came in for, on their first page, and tells what led them here (`C7.9`). */
export async function continueAfterEntrance(store: AppStore, text: Text): Promise<void> {
  const arrival = takeArrival();
  for (const act of ['save', 'follow'] as const) {
    const subject = readUnauthAct(act);
    // A page that is left before the answer leaves it to the next one: what is done twice is done once.
    if (subject !== null) await CONTINUATIONS[act](store, subject, text);
    forgetUnauthAct(act);
  }
  if (arrival !== null) await store.dispatch(call(sendLandingSignals, arrival));
}
