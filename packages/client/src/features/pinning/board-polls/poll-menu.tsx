import { useText } from '../../../i18n/i18n.tsx';
import { useAppDispatch } from '../../../store/hooks.ts';
import { ActsMenu } from '../../../ui/acts-menu/acts-menu.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { closePoll, type StoredPoll } from './poll-acts.ts';
import styles from './board-polls.module.css';

/** What whoever started a vote, or owns the board, does about it. */
export function PollMenu({ poll }: { poll: StoredPoll }) {
  const text = useText();
  const dispatch = useAppDispatch();
  if (!poll.can_end) return null;
  return (
    <span className={styles.menu}>
      <ActsMenu
        label={text('polls.more')}
        entries={[
          { id: 'end', label: text('polls.end'), icon: <Icon name="check" /> },
          { id: 'delete', label: text('polls.delete'), icon: <Icon name="trash" />, danger: true },
        ]}
        onAct={(id) => void dispatch(closePoll(poll, id === 'end' ? 'end' : 'delete'))}
      />
    </span>
  );
}
