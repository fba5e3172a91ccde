import type { ReactNode } from 'react';
import { RichText, useText } from '../../i18n/i18n.tsx';
import { ArchPanel } from './arch-panel.tsx';
import { Providers } from './lazy-provider-panel.tsx';
import { linkTo } from './link-in-words.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** The sign-up panel as the logged-out home and `/signup/` show it. */
export function SignUpPanel({
  logInHref = '/login/',
  floating,
  children,
}: {
  logInHref?: string;
  floating?: boolean;
  children?: ReactNode;
}) {
  const text = useText();
  return (
    <ArchPanel title={text('signUp.title')} lead={text('signUp.lead')} floating={floating}>
      <SignUpForm logInHref={logInHref} />
      <Providers />
      <p className="small quiet">
        <RichText id="signUp.terms" parts={{ terms: linkTo('/terms/'), privacy: linkTo('/privacy/') }} />
      </p>
      <p className="small muted">
        <RichText id="signUp.already" parts={{ link: linkTo(logInHref, 'link strong') }} />
      </p>
      {children}
    </ArchPanel>
  );
}
