import type { UnknownAction } from 'redux';
import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import type { RootState } from './create-store.ts';
import { received, type Received } from './received.ts';
import type { StoredValue } from './stored.ts';

/** A call that came back, as an effect of that call sees it. */
export interface Reply<Input, Output> extends Received {
  readonly input: Input;
  readonly result: StoredValue<Output>;
}

/** What a call that came back changes elsewhere, told in actions. A pure function: it may run more than once. */
export interface Effect {
  readonly endpoints: readonly string[];
  readonly changes: (reply: Received, before: RootState) => readonly UnknownAction[];
}

/**
 * Declares what changes once this call came back, from what was known before it. The changes are applied together with the
 * records of the reply, so that nobody sees the one without the other. By its name alone a call brings no declarations of
 * its feature with it.
 */
export function afterReply<Call extends Endpoint>(
  name: string,
  changes: (
    reply: Call extends Endpoint<infer Input, infer Output> ? Reply<Input, Output> : never,
    before: RootState,
  ) => readonly UnknownAction[],
): Effect {
  return { endpoints: [name], changes: (reply, before) => changes(reply as Parameters<typeof changes>[0], before) };
}

/** The same of several calls, whatever they were given and answered. */
export function afterAnyReply(names: readonly string[], changes: () => readonly UnknownAction[]): Effect {
  return { endpoints: names, changes };
}

type Reducer = (state: RootState | undefined, action: UnknownAction) => RootState;

/** The effects of all calls. No page waits for them to start; a reply does. */
export interface EffectTable {
  /** Loads them once. It never fails: without a network a reply counts alone, and the next call tries again. */
  readonly load: () => Promise<void>;
  readonly effectsOf: (endpoint: string) => readonly Effect[];
}

/** Makes the table of a store, which is empty until it is loaded. */
export function createEffectTable(read: () => Promise<readonly Effect[]>): EffectTable {
  let byEndpoint: ReadonlyMap<string, readonly Effect[]> | null = null;
  return {
    load: async () => {
      if (byEndpoint) return;
      const effects = await read().catch(() => null);
      if (effects) byEndpoint = groupByEndpoint(effects);
    },
    effectsOf: (endpoint) => byEndpoint?.get(endpoint) ?? [],
  };
}

function groupByEndpoint(effects: readonly Effect[]): ReadonlyMap<string, readonly Effect[]> {
  const byEndpoint = new Map<string, Effect[]>();
  for (const effect of effects) for (const name of effect.endpoints) byEndpoint.set(name, [...(byEndpoint.get(name) ?? []), effect]);
  return byEndpoint;
}

/** Applies the effects of each reply after the reply itself. */
export function withEffects(reducer: Reducer, { effectsOf }: EffectTable): Reducer {
  return (state, action) => {
    const next = reducer(state, action);
    if (state === undefined || !received.match(action)) return next;
    const { payload } = action;
    const changes = effectsOf(payload.endpoint).flatMap((effect) => effect.changes(payload, state));
    return changes.reduce(reducer, next);
  };
}
