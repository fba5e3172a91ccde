import type { AppThunk } from '../../../store/create-store.ts';
import type { CarriedThing } from './conversations.store.ts';
import { sendFirst, sendOrKeep } from './send-message.ts';

/** Where something is sent: to a person, or to a group. */
export interface SendTarget {
  readonly kind: 'user' | 'conversation';
  readonly id: string;
  /** The same key sends it once. */
  readonly key: string;
}

interface Sent {
  /** Those whom it did not reach, and why it did not reach the first. */
  readonly failed: readonly SendTarget[];
  readonly error: unknown;
  /** Whether some of it waits for the network. */
  readonly isKept: boolean;
}

/** Sends the same to several. What finds no network is kept until there is one. */
export function sendToAll(targets: readonly SendTarget[], content: CarriedThing & { readonly text: string }): AppThunk<Promise<Sent>> {
  return async (dispatch) => {
    const results = await Promise.allSettled(targets.map((target) => dispatch(sendTo(target, content))));
    const failed = targets.filter((_target, index) => results[index]!.status === 'rejected');
    const error: unknown = results.find((result) => result.status === 'rejected')?.reason;
    return { failed, error, isKept: results.some((result) => result.status === 'fulfilled' && result.value === null) };
  };
}

function sendTo({ kind, id, key }: SendTarget, content: CarriedThing & { readonly text: string }): AppThunk<Promise<string | null>> {
  return (dispatch) => {
    if (kind === 'user') return dispatch(sendFirst({ userIds: [id], emails: [] }, { key, ...content }));
    return dispatch(sendOrKeep({ type: 'tempMessage', key, conversationId: id, ...content, createdAt: Date.now(), waits: null }));
  };
}
