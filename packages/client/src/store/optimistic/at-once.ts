import type { UnknownAction } from 'redux';
import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import { makeId } from '../../lib/make-id.ts';
import { call } from '../call.ts';
import type { AppThunk, RootState } from '../create-store.ts';
import type { Effect } from '../effects.ts';

/** A call on its way, as what shows at once sees it. */
export interface Sent<Input> {
  readonly input: Input;
  /** Names this one act. The server does it once by this key. */
  readonly key: string;
}

type SentBy<Call extends Endpoint> = Call extends Endpoint<infer Input> ? Sent<Input> : never;

/** What a call shows before its reply, told in actions. Pure functions. */
interface AtOnce<Call extends Endpoint> {
  readonly show: (sent: SentBy<Call>, state: RootState) => readonly UnknownAction[];
  /** Undoes it when the call fails; `before` is what was known before the call. */
  readonly takeBack: (sent: SentBy<Call>, state: RootState, before: RootState) => readonly UnknownAction[];
}

interface SentEvent extends Sent<unknown> {
  readonly before: RootState;
}

/** The start of the id of a record that is on its way to the server. */
const ON_ITS_WAY = 'new-';

/** The id of a record until the server gives it one. */
export const idOnItsWay = (key: string) => `${ON_ITS_WAY}${key}`;

export const isOnItsWay = ({ id }: { readonly id: string }) => id.startsWith(ON_ITS_WAY);

const sentName = (name: string) => `${name} sent`;
const failedName = (name: string) => `${name} failed`;

/** The name of the call that an event of the table is about. */
export const callOf = (event: string) => event.replace(/ (?:sent|failed)$/u, '');

/**
 * Declares what a call shows at once, for the table of effects. It is made by `callAtOnce`. What the reply changes is declared
 * by `afterReply`, as of any call.
 */
export function atOnce<Call extends Endpoint>(name: string, { show, takeBack }: AtOnce<Call>): readonly Effect[] {
  const read = (event: unknown) => event as SentBy<Call> & SentEvent;
  return [
    { endpoints: [sentName(name)], changes: (event, state) => show(read(event), state) },
    { endpoints: [failedName(name)], changes: (event, state) => takeBack(read(event), state, read(event).before) },
  ];
}

/** Makes a call whose effect shows before the reply, and goes back when the call fails. Throws a `CallError`. */
export function callAtOnce<Input, Output>(endpoint: Endpoint<Input, Output>, input: Input): AppThunk<Promise<Output>> {
  return async (dispatch, getState, { effects }) => {
    await effects.load();
    const sent: SentEvent = { input, key: makeId(), before: getState() };
    const apply = (event: string) => {
      const received = { ...sent, endpoint: event, result: null, entities: {} };
      for (const action of effects.effectsOf(event).flatMap(({ changes }) => changes(received, getState()))) dispatch(action);
    };
    apply(sentName(endpoint.name));
    try {
      return await dispatch(call(endpoint, input, { idempotencyKey: sent.key }));
    } catch (error) {
      apply(failedName(endpoint.name));
      throw error;
    }
  };
}
