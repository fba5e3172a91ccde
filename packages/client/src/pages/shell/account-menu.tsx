import { useEffect, useRef } from 'react';
import type { ViewerCard } from '@bowerbird/contract/identity/viewer/records.ts';
import { useText } from '../../i18n/i18n.tsx';
import { ACCOUNT_IN_USE } from '../../store/account-in-use.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';
import { preloadOverlay } from '../../ui/overlays.tsx';
import { useOpened } from '../../lib/use-opened.ts';
import styles from './account-menu.module.css';

const loadList = async () => (await import('./account-menu-list.tsx')).AccountMenuList;
const AccountMenuList = lazyPart(loadList);
const ShortcutsDialog = lazyPart(async () => (await import('./shortcuts/shortcuts-dialog.tsx')).ShortcutsDialog);

/** The person's picture; it opens the menu of their account. */
export function AccountMenu({ viewer, placement = 'end' }: { viewer: ViewerCard; placement?: 'end' | 'top' }) {
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  const { opened, open, close, closer } = useOpened<'menu' | 'shortcuts'>();
  const preload = () => {
    preloadOverlay('menu');
    loadList().catch(() => undefined);
  };
  useEffect(() => {
    // Another tab went on as somebody else: what is done here would be done in their name.
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === ACCOUNT_IN_USE && newValue !== viewer.id) window.location.reload();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [viewer.id]);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={text('nav.menu')}
        aria-haspopup="menu"
        aria-expanded={opened === 'menu'}
        onPointerEnter={preload}
        onClick={() => (opened === 'menu' ? close() : open('menu'))}
      >
        <Avatar name={viewer.full_name ?? ''} src={viewer.image_medium_url} size={placement === 'top' ? 30 : 40} />
      </button>
      {opened === 'menu' && (
        <AccountMenuList
          viewer={viewer}
          trigger={button}
          placement={placement}
          onShortcuts={() => open('shortcuts')}
          onClose={closer('menu')}
        />
      )}
      {opened === 'shortcuts' && <ShortcutsDialog onClose={close} />}
    </>
  );
}
