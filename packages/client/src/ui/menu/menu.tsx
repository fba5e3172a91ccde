import type { ReactNode, RefObject } from 'react';
import { Menu as AriaMenu, MenuItem, Popover, type PopoverProps, Separator } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import styles from './menu.module.css';

export type MenuEntry =
  | { id: string; label: string; hint?: string; icon?: ReactNode; href?: string; danger?: boolean; disabled?: boolean }
  | { separator: string };

export type MenuProps = {
  trigger: RefObject<Element | null>;
  label: string;
  entries: readonly MenuEntry[];
  onAction: (id: string) => void;
  onClose: () => void;
  placement?: PopoverProps['placement'];
};

/** Acts on one thing; open as long as it is drawn. Arrows and letters move, Enter runs, Esc closes. */
export default function Menu({ trigger, label, entries, onAction, onClose, placement = 'bottom start' }: MenuProps) {
  return (
    <Popover
      isOpen
      triggerRef={trigger}
      placement={placement}
      offset={6}
      onOpenChange={(open) => !open && onClose()}
      className={styles.popover}
    >
      <AriaMenu aria-label={label} autoFocus="first" className={styles.menu} onAction={(key) => onAction(String(key))} onClose={onClose}>
        {entries.map((entry) =>
          'separator' in entry ? (
            <Separator key={entry.separator} className={styles.separator} />
          ) : (
            <MenuItem
              key={entry.id}
              id={entry.id}
              href={entry.href}
              textValue={entry.label}
              isDisabled={entry.disabled}
              className={classNames(styles.item, entry.danger && styles.danger)}
            >
              {entry.icon}
              <span className={styles.words}>
                {entry.label}
                {entry.hint && <span className={styles.hint}>{entry.hint}</span>}
              </span>
            </MenuItem>
          ),
        )}
      </AriaMenu>
    </Popover>
  );
}
