import type { ReactNode } from 'react';
import { RichText, useText } from '../../../i18n/i18n.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { ArchPanel } from '../../../ui/arch-panel/arch-panel.tsx';
import { linkTo } from '../../../ui/link/link-in-words.tsx';
import type { SignUpFormProps } from '../sign-up/index.ts';
import styles from './sign-up-panel.module.css';
import { SignUpPart, useIsClosed } from './sign-up-part.tsx';

/** The sign-up panel as the logged-out home and `/signup/` show it. While registration is closed its form is there for who is invited. */
export function SignUpPanel({
  logInHref = '/login/',
  isInvited = false,
  floating,
  business,
  First,
  Last,
  other,
  renderInstead,
  children,
}: Partial<SignUpFormProps> & {
  isInvited?: boolean;
  floating?: boolean;
  /** What is said to who signs a business up; a provider's account is a person's. */
  business?: { readonly title: string; readonly lead: string };
  /** The way to the other kind of account. */
  other?: ReactNode;
  /** What a phone has in the place of the form, which would fill its screen. */
  renderInstead?: (isClosed: boolean) => ReactNode;
  children?: ReactNode;
}) {
  const text = useText();
  const isClosed = useIsClosed(isInvited);
  return (
    <ArchPanel title={business?.title ?? text('signUp.title')} lead={business?.lead ?? text('signUp.lead')} floating={floating}>
      <SignUpPart
        isClosed={isClosed}
        hasProviders={!business}
        renderInstead={renderInstead}
        logInHref={logInHref}
        First={First}
        Last={Last}
      />
      <p className={classNames('small muted', renderInstead && !isClosed && styles.wide)}>
        <RichText id="signUp.already" parts={{ link: linkTo(logInHref, 'link strong') }} />
      </p>
      {!isClosed && other}
      {children}
    </ArchPanel>
  );
}
