import { createContext } from 'react';
import { nextPathOf } from '../../../lib/next-path.ts';

/** The query of a way in that stands over another page; `null` where the page's own address has it. */
export const EntranceSearch = createContext<string | null>(null);

/** The query that leads back to a page after coming in. It names the pin that is to be saved then. */
export function searchBackTo(path: string, savePinId?: string): string {
  const pin = savePinId === undefined ? '' : `&save_pin=${savePinId}`;
  return `?next=${encodeURIComponent(path)}${pin}`;
}

/** Where the person goes after coming in by the dialog. */
export function goesBackTo(search: string | null): string | undefined {
  return search === null ? undefined : nextPathOf(search);
}
