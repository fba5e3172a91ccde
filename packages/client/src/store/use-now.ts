import { useSyncExternalStore } from 'react';
import { useAppSelector } from './hooks.ts';

const MINUTE = 60_000;
const never = () => () => {};
const thisMinute = () => Math.floor(Date.now() / MINUTE) * MINUTE;

/** The time to count ages from: the one of the render on the server until the page is hydrated, then the clock's minute. */
export function useNow(): number {
  const renderedAt = useAppSelector((state) => state.session.renderedAt);
  return useSyncExternalStore(never, thisMinute, () => renderedAt);
}
