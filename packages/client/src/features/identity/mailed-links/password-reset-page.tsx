import { useState } from 'react';
import { RichText, useText } from '../../../i18n/i18n.tsx';
import { ArchPanel } from '../../../ui/arch-panel/arch-panel.tsx';
import { Entrance } from '../entrance/index.ts';
import { linkTo } from '../../../ui/link/link-in-words.tsx';
import { AskForLinkForm, LinkSent } from './ask-for-link-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { useLinkToken } from './use-link-token.ts';

/** `/password/reset/`: asks for a link by mail; with the token of one, takes the new password. */
export function PasswordResetPage() {
  const text = useText();
  const token = useLinkToken();
  return (
    <Entrance>
      {token === '' ? (
        <AskForLink />
      ) : (
        <ArchPanel title={text('reset.title')} lead={text('reset.lead')}>
          <NewPasswordForm key={token} token={token} />
        </ArchPanel>
      )}
    </Entrance>
  );
}

function AskForLink() {
  const text = useText();
  const [name, setName] = useState('');
  const [isAsked, setAsked] = useState(false);
  const back = (
    <p className="small muted">
      <RichText id="forgot.back" parts={{ link: linkTo('/login/', 'link strong') }} />
    </p>
  );
  if (isAsked) {
    return (
      <ArchPanel title={text('forgot.sentTitle')}>
        <LinkSent name={name} onAgain={() => setAsked(false)} />
        {back}
      </ArchPanel>
    );
  }
  const noteAsked = (typed: string) => {
    setName(typed);
    setAsked(true);
  };
  return (
    <ArchPanel title={text('forgot.title')} lead={text('forgot.lead')}>
      <AskForLinkForm name={name} onAsked={noteAsked} />
      {back}
    </ArchPanel>
  );
}
