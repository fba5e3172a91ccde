import { useEffect } from 'react';
import { homeEntered, homeLeft } from '../../store/visits.slice.ts';
import { useAppDispatch } from '../../store/hooks.ts';

/** Notes when the feed is left, for the next visit to know whether it may be kept (`C4.3`). */
export function useKeptFeed(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(homeEntered());
    return () => void dispatch(homeLeft(Date.now()));
  }, [dispatch]);
}
