import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { homeEntered, homeLeft } from '../../store/visits.slice.ts';
import { useAppDispatch } from '../../store/hooks.ts';

/** Notes when and where the feed is left, for the next visit to know whether it goes on from there (`C4.3`). */
export function useKeptFeed(): void {
  const dispatch = useAppDispatch();
  const { key, search } = useLocation();
  useEffect(() => {
    dispatch(homeEntered());
    return () => void dispatch(homeLeft({ at: Date.now(), entry: key, search }));
  }, [dispatch, key, search]);
}
