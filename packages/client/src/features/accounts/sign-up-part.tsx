import { RegistrationResource } from '@bowerbird/contract/identity/registration/calls.ts';
import type { Registration } from '@bowerbird/contract/identity/registration/schemas.ts';
import { RichText, useText } from '../../i18n/i18n.tsx';
import type { RootState } from '../../store/create-store.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { resourceOf } from '../../store/resource-of.ts';
import { Providers } from './lazy-provider-panel.tsx';
import { linkTo } from './link-in-words.tsx';
import { SignUpForm, type SignUpFormProps } from './sign-up-form.tsx';

/** Whether nobody but who is invited may sign up. */
export function useIsClosed(isInvited: boolean): boolean {
  return useAppSelector((state) => isRegistrationClosed(state) && !isInvited);
}

/** The ways to sign up, and what one agrees to by it; while registration is closed a note says so. */
export function SignUpPart({ isClosed, hasProviders, ...form }: SignUpFormProps & { isClosed: boolean; hasProviders: boolean }) {
  const text = useText();
  if (isClosed) return <p role="note">{text('account.closed')}</p>;
  return (
    <>
      <SignUpForm {...form} />
      {hasProviders && <Providers />}
      <p className="small quiet">
        <RichText id="signUp.terms" parts={{ terms: linkTo('/terms/'), privacy: linkTo('/privacy/') }} />
      </p>
    </>
  );
}

function isRegistrationClosed(state: RootState): boolean {
  const { data } = resourceOf(state, RegistrationResource.get, {});
  return (data as Registration | null)?.is_open === false;
}
