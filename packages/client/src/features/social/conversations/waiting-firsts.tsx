import { useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './conversation-list.module.css';
import type { TempMessage } from './conversations.store.ts';
import { waitingWords } from './message-item.tsx';
import { cancelMessage } from './send-message.ts';

const sameItems = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((item, index) => item === other[index]);

/** The first messages to somebody that wait: there is no conversation yet in which they could stand. */
export function WaitingFirsts() {
  const text = useText();
  const firsts = useAppSelector(({ talk }) => talk.sending.filter(({ to }) => to), sameItems);
  if (firsts.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={text('messages.notSentYet')}>
      {firsts.map((message) => (
        <li key={message.key}>
          <Waiting message={message} waits={message.waits ?? firsts[0]!.waits} />
        </li>
      ))}
    </ul>
  );
}

function Waiting({ message, waits }: { message: TempMessage; waits: TempMessage['waits'] }) {
  const text = useText();
  const dispatch = useAppDispatch();
  return (
    <div className={styles.row}>
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {message.to?.name || text('messages.nobody')}
        </span>
        <span className={styles.line} dir="auto">
          {text('messages.youSaid', { words: message.text || text(carriedWords(message)) })}
        </span>
        <span className={styles.hint}>{text(waitingWords(waits))}</span>
      </span>
      {waits && (
        <Button size="small" onClick={() => dispatch(cancelMessage(message))}>
          {text('messages.cancel')}
        </Button>
      )}
    </div>
  );
}

function carriedWords({ pin, board, user }: TempMessage): MessageId {
  if (pin !== undefined) return 'messages.aPin';
  if (board !== undefined) return 'messages.aBoard';
  return user === undefined ? 'messages.aPicture' : 'messages.aPerson';
}
