import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../../i18n/i18n.tsx';
import { navFooterToggled } from '../../store/app-ui.slice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { BottomBar } from '../../ui/shell/bottom-bar.tsx';
import { LoggedOutHeader } from '../../ui/shell/logged-out-header.tsx';
import { ShellMain } from '../../ui/shell/top-bar.tsx';
import { useHiddenOnScroll } from '../../ui/shell/use-hidden-on-scroll.ts';
import { withNext } from '../../lib/next-path.ts';
import { CookieBanner } from '../../features/identity/cookie-consent/index.ts';
import styles from './logged-out-shell.module.css';

/** The header of people who are not signed in, with the page beneath. */
export function LoggedOutShell({ children }: { children: ReactNode }) {
  const text = useText();
  const { appName } = useAppSelector((state) => state.session.settings);
  const { pathname, search } = useLocation();
  const logIn = withNext('/login/', pathname + search);
  return (
    <>
      <CookieBanner />
      <LoggedOutHeader
        name={appName}
        home={{ href: '/', label: text('nav.home') }}
        navLabel={text('nav.main')}
        links={[
          { href: '/search/pins/', label: text('nav.explore') },
          { href: '/about/', label: text('nav.about') },
        ]}
        actions={
          <>
            <ButtonLink href={logIn} variant="outline" size="small" className={pathname === '/' ? undefined : styles.logIn}>
              {text('nav.logIn')}
            </ButtonLink>
            {pathname !== '/' && (
              <ButtonLink href={withNext('/signup/', pathname + search)} variant="primary" size="small">
                {text('nav.signUp')}
              </ButtonLink>
            )}
          </>
        }
      />
      <ShellMain>{children}</ShellMain>
      <NavFooter logIn={logIn} pathname={pathname} />
    </>
  );
}

/** The bar at the bottom of phones, which goes while the page is scrolled down (`C4.20`, `C9.12`). */
function NavFooter({ logIn, pathname }: { logIn: string; pathname: string }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const isScrolledDown = useHiddenOnScroll();
  const hidden = useAppSelector((state) => state.appUi.navFooterHidden);
  useEffect(() => void dispatch(navFooterToggled(isScrolledDown)), [dispatch, isScrolledDown]);
  return (
    <BottomBar
      label={text('nav.footer')}
      variant="logged-out"
      hidden={hidden}
      current={pathname === '/' ? 'home' : pathname.startsWith('/search') ? 'explore' : undefined}
      items={[
        {
          id: 'home',
          href: '/',
          label: text('nav.home'),
          icon: <Icon name="house-simple" />,
          activeIcon: <Icon name="house-simple" weight="fill" />,
        },
        {
          id: 'explore',
          href: '/search/pins/',
          label: text('nav.explore'),
          icon: <Icon name="magnifying-glass" />,
          activeIcon: <Icon name="magnifying-glass" weight="bold" />,
        },
        {
          id: 'log-in',
          href: logIn,
          label: text('nav.logIn'),
          icon: <Icon name="user-circle" />,
          activeIcon: <Icon name="user-circle" weight="fill" />,
        },
      ]}
    />
  );
}
