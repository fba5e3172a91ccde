import type { ReactNode, RefObject } from 'react';
import { Dialog, type PopoverProps as AriaPopoverProps } from 'react-aria-components';
import { AnchoredPopover } from './anchored-popover.tsx';
import styles from './popover.module.css';

export type PopoverProps = {
  /** What it hangs from. */
  trigger: RefObject<Element | null>;
  label: string;
  onClose: () => void;
  children: ReactNode;
  placement?: AriaPopoverProps['placement'];
  width?: number;
};

/** A small surface beside its button; open as long as it is drawn, closed by Esc or a click outside. */
export default function Popover({ trigger, label, onClose, children, placement, width = 360 }: PopoverProps) {
  return (
    <AnchoredPopover
      trigger={trigger}
      onClose={onClose}
      placement={placement}
      className={styles.popover}
      style={{ inlineSize: `min(${width}px, calc(100vw - 16px))` }}
    >
      <Dialog aria-label={label} className={styles.dialog}>
        {children}
      </Dialog>
    </AnchoredPopover>
  );
}
