import type { ReactNode } from 'react';
import { RegistrationResource } from '@bowerbird/contract/identity/registration/calls.ts';
import type { Registration } from '@bowerbird/contract/identity/registration/schemas.ts';
import { RichText, useText } from '../../../i18n/i18n.tsx';
import type { RootState } from '../../../store/create-store.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { resourceOf } from '../../../store/resource-of.ts';
import { classNames } from '../../../lib/class-names.ts';
import { Providers } from '../providers/index.ts';
import { linkTo } from '../../../ui/link/link-in-words.tsx';
import { SignUpForm, type SignUpFormProps } from '../sign-up/index.ts';
import styles from './sign-up-panel.module.css';

/** Whether nobody but who is invited may sign up. */
export function useIsClosed(isInvited: boolean): boolean {
  return useAppSelector((state) => isRegistrationClosed(state) && !isInvited);
}

export interface SignUpPartProps extends SignUpFormProps {
  readonly isClosed: boolean;
  readonly hasProviders: boolean;
  /** What a phone has in the place of the form, which would fill its screen. */
  readonly renderInstead?: (isClosed: boolean) => ReactNode;
}

/** The ways to sign up, and what one agrees to by it; while registration is closed a note says so. */
export function SignUpPart({ isClosed, hasProviders, renderInstead, ...form }: SignUpPartProps) {
  const text = useText();
  return (
    <>
      {isClosed && <p role="note">{text('account.closed')}</p>}
      {renderInstead && <div className={styles.narrow}>{renderInstead(isClosed)}</div>}
      {!isClosed && (
        <>
          <div className={classNames(styles.form, renderInstead && styles.wide)}>
            <SignUpForm {...form} />
            {hasProviders && <Providers />}
          </div>
          <p className="small quiet">
            <RichText id="signUp.terms" parts={{ terms: linkTo('/terms/'), privacy: linkTo('/privacy/') }} />
          </p>
        </>
      )}
    </>
  );
}

function isRegistrationClosed(state: RootState): boolean {
  const { data } = resourceOf(state, RegistrationResource.get, {});
  return (data as Registration | null)?.is_open === false;
}
