import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ViewerRecord } from '@bowerbird/contract/identity/viewer/records.ts';
import { builtLocales } from '@bowerbird/domain/locales.ts';
import { writePreferenceCookie } from '../../api/cookies.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { themeChosen } from '../../store/session.slice.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Menu, preloadOverlay } from '../../ui/overlays.tsx';
import styles from './account-menu.module.css';
import { applyTheme } from './theme.ts';
import { useLogOut } from './use-log-out.ts';

const localeNames: Record<(typeof builtLocales)[number], string> = { en: 'English', de: 'Deutsch', ja: '日本語', ar: 'العربية' };

/** The person's picture; it opens their profile, appearance, language and log-out. */
export function AccountMenu({ viewer, placement = 'end' }: { viewer: ViewerRecord; placement?: 'end' | 'top' }) {
  const text = useText();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const logOut = useLogOut();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const theme = useAppSelector((state) => state.session.context?.theme ?? null);

  const act = (id: string) => {
    setOpen(false);
    const [kind, value] = id.split(':');
    if (kind === 'profile') void navigate(`/${viewer.username}/`);
    if (kind === 'settings') void navigate('/settings/');
    if (kind === 'logout') void logOut();
    if (kind === 'locale' && value) {
      writePreferenceCookie('locale', value);
      window.location.reload();
    }
    if (kind === 'theme') {
      const chosen = value === 'light' || value === 'dark' ? value : null;
      dispatch(themeChosen(chosen));
      applyTheme(chosen);
    }
  };

  const check = (chosen: boolean, words: string) => (chosen ? `${words} ✓` : words);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={text('nav.menu')}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={() => preloadOverlay('menu')}
        onClick={() => setOpen(!open)}
      >
        <Avatar name={viewer.full_name ?? ''} src={viewer.image_medium_url} size={placement === 'top' ? 30 : 40} />
      </button>
      {open && (
        <Menu
          trigger={button}
          label={text('nav.menu')}
          placement={placement === 'top' ? 'top end' : 'end bottom'}
          onAction={act}
          onClose={() => setOpen(false)}
          entries={[
            { id: 'profile', label: text('nav.profile'), hint: `@${viewer.username}` },
            { id: 'settings', label: text('nav.settings') },
            { separator: 'appearance' },
            { id: 'theme:system', label: check(theme === null, text('nav.themeSystem')) },
            { id: 'theme:light', label: check(theme === 'light', text('nav.themeLight')) },
            { id: 'theme:dark', label: check(theme === 'dark', text('nav.themeDark')) },
            { separator: 'language' },
            ...builtLocales.map((locale) => ({ id: `locale:${locale}`, label: localeNames[locale] })),
            { separator: 'leave' },
            { id: 'logout', label: text('nav.logOut') },
          ]}
        />
      )}
    </>
  );
}
