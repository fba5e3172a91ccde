import { useSyncExternalStore } from 'react';
import { useAppSelector } from './hooks.ts';

const MINUTE = 60_000;
const never = () => () => {};

/**
 * The time to count ages from: the one of the render on the server, then whole minutes after it. So no age changes while a page
 * is hydrated, unless a minute has gone by since it was drawn.
 */
export function useNow(): number {
  const renderedAt = useAppSelector((state) => state.session.renderedAt);
  return useSyncExternalStore(
    never,
    () => minuteAfter(renderedAt, Date.now()),
    () => renderedAt,
  );
}

/** The last moment until now that is whole minutes after another. */
export function minuteAfter(from: number, now: number): number {
  return from + Math.floor((now - from) / MINUTE) * MINUTE;
}
