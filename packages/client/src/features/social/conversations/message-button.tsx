import { loginStates } from '@bowerbird/domain/identity/login-state.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useViewer } from '../../../store/hooks.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './message-button.module.css';
import { useNewTalkLink } from './new-talk-link.ts';

/** Begins a message to somebody. Who came in without a password writes to nobody, and the server knows who takes messages. */
export function MessageButton({ userId }: { userId: string }) {
  const text = useText();
  const viewer = useViewer();
  const link = useNewTalkLink({ to: userId });
  if (viewer?.login_state !== loginStates.loggedIn || !viewer.should_show_messaging) return null;
  return (
    <ButtonLink {...link} icon={<Icon name="chat-circle" size={20} />}>
      <span className={styles.words}>{text('profile.message')}</span>
    </ButtonLink>
  );
}
