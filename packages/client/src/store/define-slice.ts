import type { UnknownAction } from 'redux';
import { defineAction, type ActionCreator } from './define-action.ts';

type Handlers<State> = Readonly<Record<string, (state: State, payload: never) => State>>;

type CreatorOf<Handler> = Handler extends (state: never) => unknown
  ? ActionCreator<undefined>
  : Handler extends (state: never, payload: infer Payload) => unknown
    ? ActionCreator<Payload>
    : never;

/** A reducer with the actions that it answers. */
export interface Slice<State, H> {
  readonly actions: { readonly [K in keyof H]: CreatorOf<H[K]> };
  readonly reducer: (state: State | undefined, action: UnknownAction) => State;
}

/** Makes a slice of plain handlers that give the next state. */
export function defineSlice<State, H extends Handlers<State>>(
  name: string,
  initialState: State,
  handlers: H,
  others?: (state: State, action: UnknownAction) => State,
): Slice<State, H> {
  const creators = Object.keys(handlers).map((key) => [key, defineAction(`${name}/${key}`)] as const);
  const byType = new Map<string, (state: State, payload: never) => State>(creators.map(([key, { type }]) => [type, handlers[key]!]));
  return {
    actions: Object.fromEntries(creators) as unknown as Slice<State, H>['actions'],
    reducer: (state = initialState, action) => {
      const handler = byType.get(action.type);
      if (handler) return handler(state, action.payload as never);
      return others ? others(state, action) : state;
    },
  };
}
