import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './tabs.module.css';

/** The class of one tab, for a router link. */
export function tabClass(selected: boolean): string {
  return classNames(styles.tab, selected && styles.selected);
}

export type TabsProps = {
  label: string;
  /** Links with `tabClass` and `aria-current="page"` on the selected one. */ children: ReactNode;
  flush?: boolean;
  className?: string;
};

/** Places of one page, each with an address: a navigation row of links. */
export function Tabs({ label, children, flush, className }: TabsProps) {
  const row = useRef<HTMLElement>(null);
  // Tabs come and go with what is known, so each drawing looks whether another one is selected.
  const shown = useRef<Element>(null);
  useEffect(() => {
    const selected = row.current?.querySelector('[aria-current]') ?? null;
    if (selected === shown.current || !row.current) return;
    shown.current = selected;
    if (selected) scrollToMiddle(row.current, selected);
  });
  return (
    <nav ref={row} className={classNames(styles.tabs, flush && styles.flush, className)} aria-label={label}>
      {children}
    </nav>
  );
}

/** Scrolls the row alone: `scrollIntoView` would move the page as well. */
function scrollToMiddle(row: HTMLElement, tab: Element): void {
  const { left, width } = row.getBoundingClientRect();
  const box = tab.getBoundingClientRect();
  row.scrollLeft += box.left + box.width / 2 - (left + width / 2);
}

export type TabButtonsProps<Id extends string> = {
  label: string;
  tabs: readonly { id: Id; label: ReactNode }[];
  selected: Id;
  onSelect: (id: Id) => void;
};

/** Views that change in place, without an address. */
export function TabButtons<Id extends string>({ label, tabs, selected, onSelect }: TabButtonsProps<Id>) {
  return (
    <div className={classNames(styles.tabs, styles.flush)} role="group" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          aria-pressed={tab.id === selected}
          className={tabClass(tab.id === selected)}
          onClick={() => onSelect(tab.id)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
