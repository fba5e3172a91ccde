import type { UnknownAction } from 'redux';
import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import { makeId } from '../../lib/make-id.ts';
import { Turns } from '../../lib/turns.ts';
import { call } from '../call.ts';
import type { AppThunk, RootState } from '../create-store.ts';
import type { Effect } from '../effects.ts';
import { normalise } from '../normalise.ts';
import type { StoredValue } from '../stored.ts';

/** A call on its way, as what shows at once sees it. */
export interface Sent<Input> {
  readonly input: Input;
  /** Names this one act. The server does it once by this key. */
  readonly key: string;
}

type SentBy<Call extends Endpoint> = Call extends Endpoint<infer Input> ? Sent<Input> : never;

type ResultOf<Call extends Endpoint> = Call extends Endpoint<infer _Input, infer Output> ? StoredValue<Output> : never;

/** What a call shows before its reply, told in actions. Pure functions. */
interface AtOnce<Call extends Endpoint> {
  /** May run again, over the reply to an earlier act of the same subject. */
  readonly show: (sent: SentBy<Call>, state: RootState) => readonly UnknownAction[];
  /** Undoes it when the call fails. `before` is what was known before the call, and before what failed just before it. */
  readonly takeBack: (sent: SentBy<Call>, state: RootState, before: RootState) => readonly UnknownAction[];
  /** Puts what the server made in the place of what was shown by this key. */
  readonly keep?: (sent: SentBy<Call>, state: RootState, result: ResultOf<Call>) => readonly UnknownAction[];
}

interface SentEvent extends Sent<unknown> {
  readonly endpoint: Endpoint;
  readonly before: RootState;
}

/** The start of the id of a record that is on its way to the server. */
const ON_ITS_WAY = 'new-';

/** The id of a record until the server gives it one. */
export const idOnItsWay = (key: string) => `${ON_ITS_WAY}${key}`;

export const isOnItsWay = ({ id }: { readonly id: string }) => id.startsWith(ON_ITS_WAY);

const sentName = (name: string) => `${name} sent`;
const failedName = (name: string) => `${name} failed`;
const keptName = (name: string) => `${name} kept`;

/** The name of the call that an event of the table is about. */
export const callOf = (event: string) => event.replace(/ (?:sent|failed|kept)$/u, '');

/**
 * Declares what a call shows at once, for the table of effects. It is made by `callAtOnce`. What the reply changes is declared
 * by `afterReply`, as of any call.
 */
export function atOnce<Call extends Endpoint>(name: string, { show, takeBack, keep }: AtOnce<Call>): readonly Effect[] {
  const read = (event: unknown) => event as SentBy<Call> & SentEvent;
  return [
    { endpoints: [sentName(name)], changes: (event, state) => show(read(event), state) },
    { endpoints: [failedName(name)], changes: (event, state) => takeBack(read(event), state, read(event).before) },
    ...(keep
      ? [
          {
            endpoints: [keptName(name)],
            changes: (event, state) => keep(read(event), state, event.result as ResultOf<Call>),
          } satisfies Effect,
        ]
      : []),
  ];
}

/** The acts on one thing that are not answered yet, oldest first. */
interface Line {
  readonly acts: SentEvent[];
  /** What was known before all that the server did not confirm. */
  before: RootState;
}

interface Lines {
  readonly turns: Turns;
  readonly bySubject: Map<string, Line>;
}

const linesOfStores = new WeakMap<object, Lines>();

function linesOf(store: object): Lines {
  const lines = linesOfStores.get(store) ?? { turns: new Turns(), bySubject: new Map<string, Line>() };
  linesOfStores.set(store, lines);
  return lines;
}

/**
 * Makes a call whose effect shows before the reply, and goes back when the call fails. Throws a `CallError`. Acts of one subject
 * replace each other, so they are sent one after the other. What a refused act showed stays while a later one is on its way.
 */
export function callAtOnce<Input, Output>(endpoint: Endpoint<Input, Output>, input: Input, subject?: string): AppThunk<Promise<Output>> {
  return async (dispatch, getState, extra) => {
    const { effects } = extra;
    await effects.load();
    const { turns, bySubject } = linesOf(extra);
    const sent: SentEvent = { endpoint, input, key: makeId(), before: getState() };
    const place = subject ?? sent.key;
    const line = bySubject.get(place) ?? { acts: [], before: sent.before };
    bySubject.set(place, line);
    line.acts.push(sent);
    const apply = (act: SentEvent, event: string, result: unknown = null) => {
      const received = { ...act, endpoint: event, before: line.before, result, entities: {} };
      for (const action of effects.effectsOf(event).flatMap(({ changes }) => changes(received, getState()))) dispatch(action);
    };
    const show = (act: SentEvent) => apply(act, sentName(act.endpoint.name));
    const leave = () => {
      line.acts.shift();
      if (line.acts.length === 0) bySubject.delete(place);
    };
    show(sent);
    try {
      const output = await turns.run(place, () => dispatch(call(endpoint, input, { idempotencyKey: sent.key })));
      apply(sent, keptName(endpoint.name), normalise(output, extra.entityTypes).result);
      leave();
      line.before = line.acts[0]?.before ?? line.before;
      // The reply tells what this act changed, and a later one is shown over it.
      line.acts.forEach(show);
      return output;
    } catch (error) {
      leave();
      if (line.acts.length === 0) apply(sent, failedName(endpoint.name));
      throw error;
    }
  };
}
