import { useEffect } from 'react';
import { isAutoplaying, videoPaused, videoStarted } from '../../../store/app-ui.slice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import type { StoredPin } from './stored-pin.ts';

/** Whether a card's moving picture runs, and how to want it: one plays at a time (`C4.13`), none where motion is reduced. */
export function usePlaying(
  { id: pinId, isPromoted }: Pick<StoredPin, 'id' | 'isPromoted'>,
  moves: boolean,
): { isPlaying: boolean; want: (wanted: boolean) => void } {
  const dispatch = useAppDispatch();
  const isPlaying = useAppSelector((state) => moves && isAutoplaying(state.appUi, { pinId, isPromoted }));
  useEffect(() => {
    if (!moves) return;
    return () => void dispatch(videoPaused({ pinId, isPromoted, at: Date.now() }));
  }, [dispatch, pinId, isPromoted, moves]);
  const want = (wanted: boolean) => {
    if (moves) dispatch(wanted ? videoStarted({ pinId, isPromoted }) : videoPaused({ pinId, isPromoted, at: Date.now() }));
  };
  return { isPlaying, want };
}

/** On touch, starts the moving card nearest the middle of the screen and stops the one before. */
export function usePlayCandidate(candidate: string | null): void {
  const dispatch = useAppDispatch();
  const isPromoted = useAppSelector((state) => (candidate !== null && state.entities.pin[candidate]?.isPromoted) || false);
  useEffect(() => {
    if (candidate === null) return;
    dispatch(videoStarted({ pinId: candidate, isPromoted }));
    return () => void dispatch(videoPaused({ pinId: candidate, isPromoted, at: Date.now() }));
  }, [dispatch, candidate, isPromoted]);
}
