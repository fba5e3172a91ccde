import type { ReactNode } from 'react';
import { useText } from '../../i18n/i18n.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { LoggedOutHeader } from '../../ui/shell/logged-out-header.tsx';
import { ShellMain } from '../../ui/shell/top-bar.tsx';

/** The header of people who are not signed in, with the page beneath. */
export function LoggedOutShell({ children }: { children: ReactNode }) {
  const text = useText();
  const { appName } = useAppSelector((state) => state.session.settings);
  return (
    <>
      <LoggedOutHeader
        name={appName}
        home={{ href: '/', label: text('nav.home') }}
        navLabel={text('nav.main')}
        links={[{ href: '/search/pins/', label: text('nav.explore') }]}
        actions={
          <>
            <ButtonLink href="/login/" variant="outline" size="small">
              {text('nav.logIn')}
            </ButtonLink>
            <ButtonLink href="/signup/" variant="primary" size="small">
              {text('nav.signUp')}
            </ButtonLink>
          </>
        }
      />
      <ShellMain>{children}</ShellMain>
    </>
  );
}
