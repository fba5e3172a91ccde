import { applyMiddleware, combineReducers, legacy_createStore as createReduxStore, type UnknownAction } from 'redux';
import { withExtraArgument, type ThunkDispatch } from 'redux-thunk';
import type { Transport } from '../api/transport.ts';
import { defineAction } from './define-action.ts';
import { appUiReducer } from './app-ui.slice.ts';
import { entitiesReducer } from './entities.slice.ts';
import { resourcesReducer } from './resources.slice.ts';
import { sessionReducer } from './session.slice.ts';
import { toastsReducer } from './toasts.slice.ts';
import { visitsReducer } from './visits.slice.ts';

const rootReducer = combineReducers({
  entities: entitiesReducer,
  resources: resourcesReducer,
  session: sessionReducer,
  appUi: appUiReducer,
  toasts: toastsReducer,
  visits: visitsReducer,
});

export type RootState = ReturnType<typeof rootReducer>;

/** Replaces the whole state: what a cached render's page does with the viewer's own state (`C7.33`). */
export const stateReplaced = defineAction<RootState>('stateReplaced');

function replaceableReducer(state: RootState | undefined, action: UnknownAction): RootState {
  return rootReducer(stateReplaced.match(action) ? action.payload : state, action);
}

interface Extra {
  readonly transport: Transport;
}

/** Makes one store: one a request on the server, one a page in the browser. */
export function createStore(transport: Transport, preloadedState?: RootState) {
  const thunk = withExtraArgument<RootState, UnknownAction, Extra>({ transport });
  return createReduxStore(replaceableReducer, preloadedState, applyMiddleware<ThunkDispatch<RootState, Extra, UnknownAction>>(thunk));
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
/** A thunk that may call the server. */
export type AppThunk<R = void> = (dispatch: AppDispatch, getState: () => RootState, extra: Extra) => R;
