import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { useOpened } from '../../../lib/use-opened.ts';
import { usePageKey } from '../../../lib/use-page-key.ts';

const ShortcutsDialog = lazyPart(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog);

/** Opens the list of keys by “?”, on every page. */
export function ShortcutsKey() {
  const { opened, open, close } = useOpened<'list'>();
  usePageKey('?', () => {
    open('list');
    return true;
  });
  return opened && <ShortcutsDialog onClose={close} />;
}
