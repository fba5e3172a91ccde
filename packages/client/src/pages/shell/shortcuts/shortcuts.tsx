import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { usePageKey } from '../../../lib/use-page-key.ts';

const ShortcutsDialog = lazyPart(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog);

interface ShortcutsProps {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** The list of keys, which “?” opens on every page. */
export function Shortcuts({ isOpen, onOpen, onClose }: ShortcutsProps) {
  usePageKey('?', () => {
    onOpen();
    return true;
  });
  return isOpen ? <ShortcutsDialog onClose={onClose} /> : null;
}
