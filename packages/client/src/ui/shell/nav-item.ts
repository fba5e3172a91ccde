import type { ReactNode } from 'react';

export type NavItem = {
  id: string;
  href: string;
  /** The accessible name and tooltip; say the count in it too, such as "Updates, 3 new". */
  label: string;
  icon: ReactNode;
  /** Drawn while this is the current place: the icon's filled form. */
  activeIcon: ReactNode;
  count?: number;
  /** A dot instead of a number. */
  unread?: boolean;
  /** Opens it in place instead, where the window has room. */
  onOpen?: () => void;
};

/** Counts above 99 say only that there are many. */
export function shortCount(count: number): string {
  return count > 99 ? '99+' : String(count);
}
