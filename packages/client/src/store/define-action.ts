import type { UnknownAction } from 'redux';

/** An action with its payload; a type, because an interface could grow and would not count as any action. */
export type PayloadAction<Payload> = { readonly type: string; readonly payload: Payload };

/** Makes actions of one type, and tells them from others. */
export interface ActionCreator<Payload> {
  (...payload: Payload extends undefined ? [] : [payload: Payload]): PayloadAction<Payload>;
  readonly type: string;
  readonly match: (action: UnknownAction) => action is UnknownAction & PayloadAction<Payload>;
}

/** Declares an action. */
export function defineAction<Payload = undefined>(type: string): ActionCreator<Payload> {
  const create = (payload?: Payload) => ({ type, payload });
  const match = (action: UnknownAction) => action.type === type;
  return Object.assign(create, { type, match }) as unknown as ActionCreator<Payload>;
}
