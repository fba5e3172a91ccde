import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { classNames } from '../../lib/class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './dialog.module.css';

export type DialogProps = {
  title: ReactNode;
  children?: ReactNode;
  /** Verbs: "Delete board", "Keep it". */
  actions?: ReactNode;
  onClose: () => void;
  /** Gives a close button with this name. */
  closeLabel?: string;
  /** Where the close button stands, when not everywhere. */
  closeButton?: 'phones';
  /** An outside click or Esc does not close it, such as while it saves. */
  locked?: boolean;
  /** `screen` fills a phone, and is a standard one elsewhere; `page` is a wide one there; `full` fills every window, as a place to work in. */
  size?: 'standard' | 'wide' | 'screen' | 'page' | 'full';
  /** Interrupts, as a question before something is lost. */
  alert?: boolean;
  /** Only for readers: the title stays out of sight. */
  titleHidden?: boolean;
};

/** Open as long as it is drawn: a centred dialog, a sheet on phones. */
export default function Dialog({
  title,
  children,
  actions,
  onClose,
  closeLabel,
  closeButton,
  locked,
  size = 'standard',
  alert,
  titleHidden,
}: DialogProps) {
  return (
    <ModalOverlay
      isOpen
      isDismissable={!locked}
      isKeyboardDismissDisabled={locked}
      onOpenChange={(open) => !open && onClose()}
      className={styles.scrim}
    >
      <Modal
        className={classNames(
          styles.modal,
          (size === 'wide' || size === 'page') && styles.wide,
          (size === 'screen' || size === 'page') && styles.screen,
          size === 'full' && styles.full,
        )}
      >
        <AriaDialog role={alert ? 'alertdialog' : 'dialog'} className={styles.dialog}>
          <div className={styles.head}>
            <Heading slot="title" className={classNames('h3', titleHidden && styles.hidden)}>
              {title}
            </Heading>
            {closeLabel && (
              <IconButton
                label={closeLabel}
                icon={<Icon name="x" weight="bold" size={20} />}
                className={classNames(styles.close, closeButton === 'phones' && styles.onPhones)}
                disabled={locked}
                onClick={onClose}
              />
            )}
          </div>
          <div className={styles.body}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
