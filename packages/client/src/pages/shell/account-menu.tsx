import { useEffect, useRef } from 'react';
import type { ViewerRecord } from '@bowerbird/contract/identity/viewer/records.ts';
import { useText } from '../../i18n/i18n.tsx';
import { ACCOUNT_IN_USE } from '../../store/account-in-use.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';
import { preloadOverlay } from '../../ui/overlays.tsx';
import { useOpened } from '../../lib/use-opened.ts';
import styles from './account-menu.module.css';

const loadList = async () => (await import('./account-menu-list.tsx')).AccountMenuList;
const AccountMenuList = lazyPart(loadList);

interface AccountMenuProps {
  readonly viewer: ViewerRecord;
  readonly placement?: 'end' | 'top';
  readonly onShortcuts: () => void;
}

/** The person's picture; it opens the menu of their account. */
export function AccountMenu({ viewer, placement = 'end', onShortcuts }: AccountMenuProps) {
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  const { opened, open, close } = useOpened<'menu'>();
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
        aria-expanded={opened !== null}
        onPointerEnter={preload}
        onClick={() => (opened ? close() : open('menu'))}
      >
        <Avatar name={viewer.full_name ?? ''} src={viewer.image_medium_url} size={placement === 'top' ? 30 : 40} />
      </button>
      {opened && <AccountMenuList viewer={viewer} trigger={button} placement={placement} onShortcuts={onShortcuts} onClose={close} />}
    </>
  );
}
