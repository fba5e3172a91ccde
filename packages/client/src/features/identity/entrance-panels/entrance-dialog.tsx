import type { Words } from '../../../i18n/message-id.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { RegistrationResource } from '@bowerbird/contract/identity/registration/calls.ts';
import { RichText, useText } from '../../../i18n/i18n.tsx';
import { hasInvitation } from '../../../lib/has-invitation.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { REMEMBER_DEVICE } from '../../../store/account-in-use.ts';
import { forgetUnauthAct, noteUnauthAct, type UnauthAct, type UnauthSubject } from '../../../store/entrance-notes.ts';
import { useAppDispatch, useResource } from '../../../store/hooks.ts';
import { Link } from '../../../ui/link/link.tsx';
import { Dialog } from '../../../ui/overlays.tsx';
import styles from '../../../shared/forms/account-form.module.css';
import { EntranceSearch } from '../entrance/index.ts';
import { Providers } from '../providers/index.ts';
import { LogInForm } from '../sessions/index.ts';
import { SignUpPart, useIsClosed } from './sign-up-part.tsx';

export interface EntranceDialogProps {
  /** What signing up here leads to, in words of the area `entrance`. */
  readonly title: Words;
  /** Drawn once those words are there. */
  readonly lead?: ReactNode;
  /** The query of the way in: where to go on, and what to save then. */
  readonly search: string;
  /** What is done once they are in, and to what; closing the dialog forgets it. */
  readonly act?: UnauthAct;
  readonly subject?: UnauthSubject;
  readonly onClose: () => void;
}

/** Both ways in over the page that somebody is on, to which they come back. Who is remembered here is asked to log in first. */
export function EntranceDialog({ title, lead, search, act, subject, onClose }: EntranceDialogProps) {
  const text = useText();
  useNotedAct(act, subject);
  const hasWords = useWords('entrance');
  const { loaded, error } = useResource(RegistrationResource.get, {});
  const isClosed = useIsClosed(hasInvitation(window.location.search));
  const [isLogIn, setLogIn] = useState(() => window.localStorage.getItem(REMEMBER_DEVICE) !== null);
  if (!hasWords || !(loaded || error)) return null;
  const close = () => {
    if (act) forgetUnauthAct(act);
    onClose();
  };
  const turn = (words: string) => (
    <button type="button" className="link strong" onClick={() => setLogIn(!isLogIn)}>
      {words}
    </button>
  );
  return (
    <Dialog title={isLogIn ? text('logIn.title') : text(title.id, title.values)} closeLabel={text('app.close')} onClose={close}>
      <EntranceSearch value={search}>
        <div className={styles.over}>
          {lead}
          {isLogIn ? (
            <>
              <LogInForm />
              <Providers />
              <p className="small">
                <Link href={`/password/reset/${search}`} className="link">
                  {text('logIn.forgot')}
                </Link>
              </p>
            </>
          ) : (
            <SignUpPart isClosed={isClosed} hasProviders logInHref={`/login/${search}`} />
          )}
          <p className="small muted">
            <RichText id={isLogIn ? 'logIn.newHere' : 'signUp.already'} parts={{ link: turn }} />
          </p>
        </div>
      </EntranceSearch>
    </Dialog>
  );
}

/** Notes what is to be done once somebody is in. */
function useNotedAct(act: UnauthAct | undefined, { type, id }: Partial<UnauthSubject> = {}): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (act !== undefined && type !== undefined && id !== undefined) dispatch(noteUnauthAct(act, { type, id }));
  }, [dispatch, act, type, id]);
}
