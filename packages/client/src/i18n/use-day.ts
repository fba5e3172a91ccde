import { useCallback } from 'react';
import { useStarted } from '../lib/use-started.ts';
import { useLocale } from './i18n.tsx';

/**
 * Shows a point in time in the person's language and time zone. The server does not know the zone, so the first paint of a
 * page that it drew stands in UTC.
 */
export function useDay(shape: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }): (at: string) => string {
  const locale = useLocale();
  const isStarted = useStarted();
  const { dateStyle, timeStyle } = shape;
  return useCallback(
    (at) => new Intl.DateTimeFormat(locale, { dateStyle, timeStyle, timeZone: isStarted ? undefined : 'UTC' }).format(new Date(at)),
    [locale, isStarted, dateStyle, timeStyle],
  );
}
