import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { classNames } from '../../lib/class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './sheet.module.css';

export type SheetProps = {
  title: ReactNode;
  titleHidden?: boolean;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  /** The whole height, for work that is a page of its own. */ full?: boolean;
  /** At the side of a wide window, for what belongs to the page beneath. */ side?: boolean;
};

/** Rises from the bottom of a phone; open as long as it is drawn. */
export default function Sheet({ title, titleHidden, closeLabel, onClose, children, full, side }: SheetProps) {
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(open) => !open && onClose()}
      className={classNames(styles.scrim, side && styles.sideScrim)}
    >
      <Modal className={classNames(styles.sheet, full && styles.full, side && styles.side)}>
        <Dialog className={styles.dialog}>
          <div className={styles.head}>
            <Heading slot="title" className={classNames('h3', titleHidden && styles.hidden)}>
              {title}
            </Heading>
            <IconButton label={closeLabel} icon={<Icon name="x" weight="bold" size={20} />} className={styles.close} onClick={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
