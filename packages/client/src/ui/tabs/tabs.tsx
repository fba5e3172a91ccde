import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './tabs.module.css';
import { useSelectedInView } from './use-selected-in-view.ts';

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
  const place = useSelectedInView<HTMLElement>();
  return (
    <nav ref={place} className={classNames(styles.tabs, flush && styles.flush, className)} aria-label={label}>
      {children}
    </nav>
  );
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
