import type { ReactNode, RefObject } from 'react';
import { Header, Menu as AriaMenu, MenuItem, MenuSection, type PopoverProps, Separator } from 'react-aria-components';
import { classNames } from '../../lib/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { AnchoredPopover } from '../popover/anchored-popover.tsx';
import styles from './menu.module.css';

export type MenuAct = {
  id: string;
  label: string;
  hint?: string;
  icon?: ReactNode;
  href?: string;
  danger?: boolean;
  disabled?: boolean;
  /** Leads on to other entries, or back, in the same menu. */
  leads?: 'on' | 'back';
};

export type MenuEntry =
  | MenuAct
  | { separator: string }
  /** Entries under a heading; with `chosen`, one of them is on. */
  | { group: string; heading: string; entries: readonly MenuAct[]; chosen?: string };

export type MenuProps = {
  trigger: RefObject<Element | null>;
  label: string;
  entries: readonly MenuEntry[];
  /** Tells the entries that an act led on to from those before: the focus goes to the first of them. */
  view?: string;
  onAction: (id: string) => void;
  onClose: () => void;
  placement?: PopoverProps['placement'];
};

/** Acts on one thing; open as long as it is drawn. Arrows and letters move, Enter runs, Esc closes. */
export default function Menu({ trigger, label, entries, view, onAction, onClose, placement }: MenuProps) {
  return (
    <AnchoredPopover trigger={trigger} onClose={onClose} placement={placement} className={styles.popover}>
      <AriaMenu
        key={view}
        aria-label={label}
        autoFocus="first"
        className={styles.menu}
        onAction={(key) => onAction(String(key))}
        onClose={onClose}
      >
        {entries.map((entry) => {
          if ('separator' in entry) return <Separator key={entry.separator} className={styles.separator} />;
          if ('group' in entry) return drawGroup(entry);
          return drawAct(entry);
        })}
      </AriaMenu>
    </AnchoredPopover>
  );
}

function drawGroup({ group, heading, entries, chosen }: Extract<MenuEntry, { group: string }>) {
  const choice = chosen === undefined ? {} : { selectionMode: 'single' as const, selectedKeys: [chosen], disallowEmptySelection: true };
  return (
    <MenuSection key={group} id={group} className={styles.group} {...choice}>
      <Header className={styles.heading}>{heading}</Header>
      {entries.map((entry) => drawAct(entry, entry.id === chosen))}
    </MenuSection>
  );
}

function drawAct(entry: MenuAct, isChosen = false) {
  return (
    <MenuItem
      key={entry.id}
      id={entry.id}
      href={entry.href}
      textValue={entry.label}
      isDisabled={entry.disabled}
      shouldCloseOnSelect={!entry.leads}
      className={classNames(styles.item, entry.danger && styles.danger)}
    >
      {entry.leads === 'back' ? <Icon name="caret-left" weight="bold" size={18} /> : entry.icon}
      <span className={styles.words}>
        {entry.label}
        {entry.hint && <span className={styles.hint}>{entry.hint}</span>}
      </span>
      {isChosen && <Icon name="check" weight="bold" size={18} className={styles.mark} />}
      {entry.leads === 'on' && <Icon name="caret-right" weight="bold" size={16} />}
    </MenuItem>
  );
}
