import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { RichText, useText } from '../../i18n/i18n.tsx';
import { hasInvitation } from '../../lib/has-invitation.ts';
import { addsAccount, isForBusiness } from '../../lib/next-path.ts';
import { ArchPanel } from '../../ui/arch-panel/arch-panel.tsx';
import { BusinessName } from '../../features/identity/sign-up/index.ts';
import { Entrance } from '../../features/identity/entrance/index.ts';
import { Link } from '../../ui/link/link.tsx';
import { Providers } from '../../features/identity/providers/index.ts';
import { linkTo } from '../../ui/link/link-in-words.tsx';
import { LogInForm } from '../../features/identity/sessions/index.ts';
import { SignUpPanel } from '../../features/identity/entrance-panels/index.ts';
import { UsernameChoice } from '../../features/identity/sign-up/index.ts';
import { useMailedAddress } from './use-mailed-address.ts';

/** `/signup/`: the panel, for a person or a business, and what the route shows beside it. */
export function SignUpPage({ beside }: { beside?: ReactNode }) {
  const text = useText();
  const { search } = useLocation();
  useMailedAddress();
  const isBusiness = isForBusiness(search);
  const other = `/signup/${keepNext(search, { business: isBusiness ? null : '1' })}`;
  return (
    <Entrance beside={beside}>
      <SignUpPanel
        logInHref={`/login/${keepNext(search)}`}
        isInvited={hasInvitation(search)}
        business={isBusiness ? { title: text('signUp.businessTitle'), lead: text('signUp.businessLead') } : undefined}
        First={isBusiness ? BusinessName : undefined}
        Last={UsernameChoice}
        other={
          <p className="small muted">
            <RichText id={isBusiness ? 'signUp.forYourself' : 'signUp.forBusiness'} parts={{ link: linkTo(other, 'link strong') }} />
          </p>
        }
      />
    </Entrance>
  );
}

/** `/login/`. */
export function LogInPage({ beside }: { beside?: ReactNode }) {
  const text = useText();
  const { search } = useLocation();
  const adds = addsAccount(search);
  return (
    <Entrance beside={beside}>
      <ArchPanel title={text(adds ? 'logIn.addTitle' : 'logIn.title')} lead={adds ? text('logIn.addLead') : undefined}>
        <LogInForm />
        <Providers />
        <p className="small">
          <Link href={`/password/reset/${keepNext(search)}`} className="link">
            {text('logIn.forgot')}
          </Link>
        </p>
        <p className="small muted">
          <RichText id="logIn.newHere" parts={{ link: linkTo(`/signup/${keepNext(search)}`, 'link strong') }} />
        </p>
      </ArchPanel>
    </Entrance>
  );
}

/** Turning from one page to the other keeps an invitation, the way on, and whose account stays beside. */
function keepNext(search: string, changes: Readonly<Record<string, string | null>> = {}): string {
  const given = new URLSearchParams(search);
  const kept = ['next', 'save_pin', 'add_account', 'invite_code', 'owner', 'business'].flatMap((name) => {
    const value = changes[name] === undefined ? given.get(name) : changes[name];
    return value === null ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}
