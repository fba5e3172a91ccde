import type { CSSProperties, ReactNode, RefObject } from 'react';
import { Popover, type PopoverProps } from 'react-aria-components';
import { PageLocale } from '../page-locale/page-locale.tsx';

interface AnchoredPopoverProps {
  /** What it hangs from. */
  readonly trigger: RefObject<Element | null>;
  readonly onClose: () => void;
  readonly placement?: PopoverProps['placement'];
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/** A surface beside its button, in the direction of the page; open as long as it is drawn, closed by Esc or a click outside. */
export function AnchoredPopover({ trigger, onClose, placement = 'bottom start', className, style, children }: AnchoredPopoverProps) {
  return (
    <PageLocale>
      <Popover
        isOpen
        triggerRef={trigger}
        placement={placement}
        offset={6}
        onOpenChange={(open) => !open && onClose()}
        className={className}
        style={style}
      >
        {children}
      </Popover>
    </PageLocale>
  );
}
