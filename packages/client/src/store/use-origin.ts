import { useSyncExternalStore } from 'react';
import { useAppSelector } from './hooks.ts';

const never = () => () => {};
const readOrigin = () => location.origin;

/** Where this instance stands for whoever looks. The settings say it until the page is hydrated. */
export function useOrigin(): string {
  const { origin } = useAppSelector((state) => state.session.settings);
  return useSyncExternalStore(never, readOrigin, () => origin);
}
