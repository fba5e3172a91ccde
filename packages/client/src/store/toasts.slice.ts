import type { MessageId, MessageValues } from '../i18n/message-id.ts';
import { defineSlice } from './define-slice.ts';

/** A short message at the edge of the screen; one is shown at a time, the newest. */
export interface Toast {
  readonly id: string;
  readonly kind: 'done' | 'error' | 'offline' | 'undoable' | 'waiting';
  readonly message: MessageId;
  readonly values?: MessageValues;
  /** Where the words lead, such as the board that a pin was saved to. */
  readonly href?: string;
  readonly imageUrl?: string;
  /** Names the undo that the feature registered under this id, or for what waits another try. */
  readonly undoId?: string;
  /** Milliseconds until it leaves by itself. */
  readonly duration: number;
}

/** How long destructive acts can be undone, and other messages stay. */
export const UNDO_MILLISECONDS = 10_000;
export const TOAST_MILLISECONDS = 5_000;

let made = 0;

export interface ToastsState {
  readonly current: Toast | null;
}

const initialState: ToastsState = { current: null };

const toastsSlice = defineSlice('toasts', initialState, {
  // Keeps the waiting toast, because it says the same and can try again.
  toastArrived: (state, payload: Toast) => (payload.kind === 'offline' && state.current?.kind === 'waiting' ? state : { current: payload }),
  toastLeft: (state, payload: string) => (state.current?.id === payload ? { current: null } : state),
});

const { toastArrived } = toastsSlice.actions;
export const { toastLeft } = toastsSlice.actions;
export const toastsReducer = toastsSlice.reducer;

/** Shows a toast; one that can be undone stays as long as its undo. */
export function toastShown(toast: Omit<Toast, 'id' | 'duration'> & { duration?: number }) {
  return toastArrived({
    duration: toast.kind === 'undoable' ? UNDO_MILLISECONDS : TOAST_MILLISECONDS,
    ...toast,
    id: `toast-${(made += 1)}`,
  });
}
