import { describe, expect, it } from 'vitest';
import { toastLeft, toastShown, toastsReducer } from './toasts.slice.ts';

const shown = toastShown({ kind: 'done', message: 'app.done' });
const undoable = toastShown({ kind: 'undoable', message: 'app.done', undoId: 'u1' });

describe('toasts', () => {
  it('are shown one at a time, the newest', () => {
    expect(toastsReducer(toastsReducer(undefined, shown), undoable).current?.id).toBe(undoable.payload.id);
  });
  it('leave the one that waits for the network, and offers to try again, where the next would say the same', () => {
    const waiting = toastsReducer(undefined, toastShown({ kind: 'waiting', message: 'app.notConnected', undoId: 'u2' }));
    const offline = toastShown({ kind: 'offline', message: 'app.notConnected' });
    expect(toastsReducer(waiting, offline)).toBe(waiting);
    expect(toastsReducer(toastsReducer(waiting, shown), offline).current?.id).toBe(offline.payload.id);
  });
  it('stay five seconds, ten when they can be undone', () => {
    expect([shown.payload.duration, undoable.payload.duration]).toEqual([5_000, 10_000]);
  });
  it('leave by their own id alone, so that a late leaving takes no newer one along', () => {
    const state = toastsReducer(undefined, undoable);
    expect(toastsReducer(state, toastLeft(shown.payload.id))).toBe(state);
    expect(toastsReducer(state, toastLeft(undoable.payload.id)).current).toBeNull();
  });
});
