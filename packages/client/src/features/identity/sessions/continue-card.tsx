import type { Words } from '../../../i18n/message-id.ts';
import { useEffect, useState } from 'react';
import { rememberedHandshake, UnauthUserDataResource } from '@bowerbird/contract/identity/logged-out-info/calls.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useAction, useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { loggedOutUserKnown } from '../../../store/session.slice.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { attemptOf } from '../entrance/index.ts';
import styles from './continue-card.module.css';
import { failureWords } from '../../../shared/forms/failure-words.ts';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { fetchRememberedPerson } from './look-up-person.ts';
import { useEntrance } from '../entrance/index.ts';

/** Whom this device remembers: one press goes on as them, another forgets them (`C4.1`). Nothing where it remembers nobody. */
export function ContinueCard({ onAttempt }: { onAttempt: (attempt: string) => void }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const person = useAppSelector((state) => state.session.loggedOutUserInfo);
  const forget = useAction(UnauthUserDataResource.delete);
  const { enter, busy } = useEntrance(rememberedHandshake, false);
  const [failure, setFailure] = useState<Words | null>(null);
  useEffect(() => {
    // That nobody is remembered is the common case, and no failure to a person.
    dispatch(fetchRememberedPerson()).catch(() => undefined);
  }, [dispatch]);
  if (!person) return null;

  const goOn = async () => {
    const failed = await enter({});
    const attempt = attemptOf(failed);
    if (attempt !== null) return onAttempt(attempt);
    setFailure(failed && failureWords(failed));
  };
  const notMe = () => {
    forget({})
      .then(() => dispatch(loggedOutUserKnown(null)))
      .catch(() => setFailure({ id: 'app.offline' }));
  };
  return (
    <section className={styles.card} aria-label={text('continue.label')}>
      <Avatar name={person.first_name} src={person.medium_image_url} size={56} />
      <Button variant="primary" size="large" wide busy={busy} onClick={() => void goOn()}>
        {text('continue.as', { name: person.first_name })}
      </Button>
      <Button variant="plain" onClick={notMe}>
        {text('continue.notYou')}
      </Button>
      <FormFailure words={failure} />
    </section>
  );
}
