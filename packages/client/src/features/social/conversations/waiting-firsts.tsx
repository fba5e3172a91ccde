import { useText } from '../../../i18n/i18n.tsx';
import type { MessageId, Words } from '../../../i18n/message-id.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { sameItems } from '../../../lib/same-items.ts';
import { dropFirst, goOnWith } from './change-talk.ts';
import styles from './conversation-list.module.css';
import type { TempMessage } from './conversations.store.ts';
import { waitingWords } from './message-item.tsx';
import { cancelMessage } from './send-message.ts';

/** The first messages to somebody that wait or were refused: there is no conversation yet in which they could stand. */
export function WaitingFirsts({ onNew }: { onNew: () => void }) {
  const text = useText();
  const firsts = useAppSelector(({ talk }) => talk.sending.filter(({ to }) => to), sameItems);
  if (firsts.length === 0) return null;
  // One goes after the other, so the others wait for what the first one waits for.
  const waits = firsts.find(({ refused }) => !refused)?.waits ?? null;
  return (
    <ul className={styles.list} aria-label={text('messages.notSentYet')}>
      {firsts.map((message) => (
        <li key={message.key}>
          {message.refused ? (
            <Refused message={message} refused={message.refused} onNew={onNew} />
          ) : (
            <Waiting message={message} waits={message.waits ?? waits} onNew={onNew} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Waiting({ message, waits, onNew }: { message: TempMessage; waits: TempMessage['waits']; onNew: () => void }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const stop = () => {
    dispatch(cancelMessage(message));
    dispatch(goOnWith(message.key));
    onNew();
  };
  return (
    <div className={styles.row}>
      <Said message={message} hint={text(waitingWords(waits))} />
      {waits && (
        <Button size="small" onClick={stop}>
          {text('messages.cancel')}
        </Button>
      )}
    </div>
  );
}

/** What was refused says why. It is changed and sent again, or dropped. */
function Refused({ message, refused, onNew }: { message: TempMessage; refused: Words; onNew: () => void }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const change = () => {
    dispatch(goOnWith(message.key));
    onNew();
  };
  return (
    <div className={styles.row}>
      <Said message={message} hint={text(refused.id, refused.values)} />
      <span className={styles.end}>
        <Button size="small" onClick={change}>
          {text('messages.change')}
        </Button>
        <Button size="small" variant="outline" onClick={() => dispatch(dropFirst(message.key))}>
          {text('messages.drop')}
        </Button>
      </span>
    </div>
  );
}

function Said({ message, hint }: { message: TempMessage; hint: string }) {
  const text = useText();
  return (
    <span className={styles.words}>
      <span className={styles.name} dir="auto">
        {message.to?.name || text('messages.nobody')}
      </span>
      <span className={styles.line} dir="auto">
        {text('messages.youSaid', { words: message.text || text(carriedWords(message)) })}
      </span>
      <span className={styles.hint}>{hint}</span>
    </span>
  );
}

function carriedWords({ pin, board, user }: TempMessage): MessageId {
  if (pin !== undefined) return 'messages.aPin';
  if (board !== undefined) return 'messages.aBoard';
  return user === undefined ? 'messages.aPicture' : 'messages.aPerson';
}
