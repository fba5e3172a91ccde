import { RichText, useText } from '../../i18n/i18n.tsx';
import { ArchPanel, Entrance, linkTo } from '../accounts/index.ts';
import { AskForLinkForm } from './ask-for-link-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { useLinkToken } from './use-link-token.ts';

/** `/password/reset/`: asks for a link by mail; with the token of one, takes the new password. */
export function PasswordResetPage() {
  const text = useText();
  const token = useLinkToken();
  return (
    <Entrance>
      {token === '' ? (
        <ArchPanel title={text('forgot.title')} lead={text('forgot.lead')}>
          <AskForLinkForm />
          <p className="small muted">
            <RichText id="forgot.back" parts={{ link: linkTo('/login/', 'link strong') }} />
          </p>
        </ArchPanel>
      ) : (
        <ArchPanel title={text('reset.title')} lead={text('reset.lead')}>
          <NewPasswordForm key={token} token={token} />
        </ArchPanel>
      )}
    </Entrance>
  );
}
