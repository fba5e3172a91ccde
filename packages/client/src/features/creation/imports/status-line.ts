import type { ImportBriefly } from '@bowerbird/contract/creation/imports/schemas.ts';
import type { useText } from '../../../i18n/i18n.tsx';

/** How far an import is, in a line. */
export function statusLine(
  text: ReturnType<typeof useText>,
  locale: string,
  { status, counts, undoing, asks_again_at: again, stayed_count: stayed = 0 }: ImportBriefly & { readonly stayed_count?: number },
): string {
  if (undoing) return text('imports.undoing');
  const { items, taken } = counts;
  switch (status) {
    case 'reading':
      return again === null ? text('imports.reading', { items }) : text('imports.asksAgain', { items, time: timeOf(locale, again) });
    case 'ready':
      return text('imports.readyLine', { items });
    case 'running':
      return text('imports.runningLine', { taken, items });
    case 'paused':
      return text('imports.pausedLine', { taken, items });
    case 'done':
      return items === taken ? text('imports.doneAll', { taken }) : text('imports.doneLine', { taken, others: items - taken });
    case 'failed':
      return text('imports.failedLine');
    case 'undone':
      return stayed === 0 ? text('imports.undoneLine') : text('imports.undoneButLine', { stayed });
  }
}

/** When a site is asked again; those who watch it see the hour. */
export function timeOf(locale: string, moment: string): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(moment));
}
