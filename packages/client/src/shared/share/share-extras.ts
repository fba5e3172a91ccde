import type { ComponentType } from 'react';
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';
import type { ShareAddresses, ShareDialogProps } from './share-dialog.tsx';

/** What another feature adds to the dialog of sharing: the default export of its `*.share-extra.tsx`. */
export interface ShareExtraProps {
  readonly thing: ShareDialogProps['thing'];
  /** Puts other addresses in the place of the plain one; `null` leaves that. The dialog waits a little for the first of it. */
  readonly onAddresses: (addresses: ShareAddresses | null) => void;
  readonly onClose: () => void;
  /** Tells whom somebody looks for. */
  readonly onLookedFor: (name: string) => void;
}

const modules = import.meta.glob<ComponentType<ShareExtraProps>>('../../features/*/*/*.share-extra.tsx', { import: 'default' });

/** What all features add, found by the names of their files; each comes when the dialog opens. */
export const shareExtras: readonly ComponentType<ShareExtraProps>[] = Object.values(modules).map((load) => lazyPart(load));
