import type { ReactNode } from 'react';
import { RegistrationResource } from '@bowerbird/contract/identity/registration/calls.ts';
import type { Registration } from '@bowerbird/contract/identity/registration/schemas.ts';
import { RichText, useText } from '../../i18n/i18n.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import type { RootState } from '../../store/create-store.ts';
import { resourceOf } from '../../store/resource-of.ts';
import { ArchPanel } from './arch-panel.tsx';
import { Providers } from './lazy-provider-panel.tsx';
import { linkTo } from './link-in-words.tsx';
import { SignUpForm, type SignUpFormProps } from './sign-up-form.tsx';

/** The sign-up panel as the logged-out home and `/signup/` show it. While registration is closed its form is there for who is invited. */
export function SignUpPanel({
  logInHref = '/login/',
  isInvited = false,
  floating,
  business,
  First,
  Last,
  other,
  children,
}: Partial<SignUpFormProps> & {
  isInvited?: boolean;
  floating?: boolean;
  /** What is said to who signs a business up; a provider's account is a person's. */
  business?: { readonly title: string; readonly lead: string };
  /** The way to the other kind of account. */
  other?: ReactNode;
  children?: ReactNode;
}) {
  const text = useText();
  const isClosed = useAppSelector((state) => isRegistrationClosed(state) && !isInvited);
  return (
    <ArchPanel title={business?.title ?? text('signUp.title')} lead={business?.lead ?? text('signUp.lead')} floating={floating}>
      {isClosed ? (
        <p role="note">{text('account.closed')}</p>
      ) : (
        <>
          <SignUpForm logInHref={logInHref} First={First} Last={Last} />
          {!business && <Providers />}
          <p className="small quiet">
            <RichText id="signUp.terms" parts={{ terms: linkTo('/terms/'), privacy: linkTo('/privacy/') }} />
          </p>
        </>
      )}
      <p className="small muted">
        <RichText id="signUp.already" parts={{ link: linkTo(logInHref, 'link strong') }} />
      </p>
      {!isClosed && other}
      {children}
    </ArchPanel>
  );
}

function isRegistrationClosed(state: RootState): boolean {
  const { data } = resourceOf(state, RegistrationResource.get, {});
  return (data as Registration | null)?.is_open === false;
}
