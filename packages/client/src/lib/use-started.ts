import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page's scripts run. Until then a form must not be sent by the browser itself: a password would end up in
 * an address. What is typed meanwhile stays.
 */
export function useStarted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
