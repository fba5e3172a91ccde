import { useCallback } from 'react';
import { useLocale } from '../../../i18n/i18n.tsx';

/** Shows a moment by its day and time; for lists that only the browser draws, whose time zone the server does not know. */
export function useMoment(): (at: string) => string {
  const locale = useLocale();
  return useCallback((at) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at)), [locale]);
}
