import { applyMiddleware, combineReducers, legacy_createStore as createReduxStore, type Reducer, type UnknownAction } from 'redux';
import { withExtraArgument, type ThunkDispatch } from 'redux-thunk';
import type { Transport } from '@bowerbird/contract/protocol/call-endpoint.ts';
import { defineAction } from './define-action.ts';
import { appUiReducer, type AppUiState } from './app-ui.slice.ts';
import { withEffects, type EffectTable } from './effects.ts';
import { createEntitiesReducer, type EntitiesState } from './entities.slice.ts';
import { resourcesReducer, type ResourcesState } from './resources.slice.ts';
import { sessionReducer, type SessionState } from './session.slice.ts';
import type { StorePart } from './store-part.ts';
import type { EntityType } from './stored.ts';
import { toastsReducer, type ToastsState } from './toasts.slice.ts';
import { visitsReducer, type VisitsState } from './visits.slice.ts';

/** State that features and pages own. Each adds its slice beside its `*.store.ts`. */
export interface FeatureState {}

export interface RootState extends FeatureState {
  readonly entities: EntitiesState;
  readonly resources: ResourcesState;
  readonly session: SessionState;
  readonly appUi: AppUiState;
  readonly toasts: ToastsState;
  readonly visits: VisitsState;
}

/** Replaces the whole state: what a cached render's page does with the viewer's own state (`C7.33`). */
export const stateReplaced = defineAction<RootState>('stateReplaced');

interface Extra {
  readonly transport: Transport;
  /** Which records of a reply are kept once each. */
  readonly entityTypes: ReadonlySet<EntityType>;
  readonly effects: EffectTable;
}

/** Makes one store of what features bring: one a request on the server, one a page in the browser. */
export function createStore(transport: Transport, parts: readonly StorePart[], effects: EffectTable, preloadedState?: RootState) {
  const entityTypes = new Set(parts.flatMap(({ entities = [] }) => entities));
  const root = combineReducers({
    entities: createEntitiesReducer(entityTypes),
    resources: resourcesReducer,
    session: sessionReducer,
    appUi: appUiReducer,
    toasts: toastsReducer,
    visits: visitsReducer,
    ...slicesOf(parts),
  }) as unknown as Reducer<RootState>;
  const reducer = withEffects((state, action) => root(stateReplaced.match(action) ? action.payload : state, action), effects);
  const thunk = withExtraArgument<RootState, UnknownAction, Extra>({ transport, entityTypes, effects });
  return createReduxStore(reducer, preloadedState, applyMiddleware<ThunkDispatch<RootState, Extra, UnknownAction>>(thunk));
}

/** Two givers of one slice stop the start. */
function slicesOf(parts: readonly StorePart[]): Record<string, Reducer> {
  const slices: Record<string, Reducer> = {};
  for (const [name, reducer] of parts.flatMap((part) => Object.entries(part.slices ?? {}) as [string, Reducer][])) {
    if (slices[name]) throw new Error(`Two parts of the store bring the slice ${name}.`);
    slices[name] = reducer;
  }
  return slices;
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
/** A thunk that may call the server. */
export type AppThunk<R = void> = (dispatch: AppDispatch, getState: () => RootState, extra: Extra) => R;
