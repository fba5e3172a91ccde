import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';

/** Has React Aria write in the direction of the page. Without it overlays follow the browser, which may have another language. */
export function PageLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={document.documentElement.lang || undefined}>{children}</I18nProvider>;
}
