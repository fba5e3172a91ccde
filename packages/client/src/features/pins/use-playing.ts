import { useEffect } from 'react';
import { videoPaused, videoStarted } from '../../store/app-ui.slice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';

/** Whether a card's moving picture runs, and how to want it: one plays at a time (`C4.13`), none where motion is reduced. */
export function usePlaying(pinId: string, moves: boolean): { isPlaying: boolean; want: (wanted: boolean) => void } {
  const dispatch = useAppDispatch();
  const isPlaying = useAppSelector((state) => moves && state.appUi.autoplayAllowed && state.appUi.playingPinId === pinId);
  useEffect(() => {
    if (!moves) return;
    return () => void dispatch(videoPaused({ pinId, at: Date.now() }));
  }, [dispatch, pinId, moves]);
  const want = (wanted: boolean) => {
    if (moves) dispatch(wanted ? videoStarted(pinId) : videoPaused({ pinId, at: Date.now() }));
  };
  return { isPlaying, want };
}

/** On touch, starts the moving card nearest the middle of the screen and stops the one before. */
export function usePlayCandidate(candidate: string | null): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (candidate === null) return;
    dispatch(videoStarted(candidate));
    return () => void dispatch(videoPaused({ pinId: candidate, at: Date.now() }));
  }, [dispatch, candidate]);
}
