import { useEffect } from 'react';
import { windowTitle } from './head.ts';
import { useAppSelector } from '../store/hooks.ts';

/** Keeps the window's title while a page is shown; `null` leaves it as it is. */
export function useWindowTitle(title: string | null): void {
  const { appName } = useAppSelector((state) => state.session.settings);
  useEffect(() => {
    if (title !== null) document.title = windowTitle({ title }, appName);
  }, [title, appName]);
}
