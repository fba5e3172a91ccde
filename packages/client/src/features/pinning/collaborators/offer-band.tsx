import { useNavigate } from 'react-router';
import { useText } from '../../../i18n/i18n.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { useAppDispatch, useAppStore, useEntity } from '../../../store/hooks.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import type { StoredBoard } from '../boards/index.ts';
import { Answers } from './answers.tsx';
import { answerOffer } from './transfer-acts.ts';
import styles from './collaborators.module.css';

/** The owner wants to give the viewer a board. */
export function OfferBand({ board }: { board: StoredBoard }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();
  const hasWords = useWords('board-work');
  const owner = useEntity(board.owner);
  if (!hasWords || !owner) return null;
  const words = text('transfers.asksYou', { name: owner.fullName, board: board.name });
  const answer = async (isTaken: boolean) => {
    const isDone = await dispatch(answerOffer(board, isTaken));
    // A board stands at the address of its owner.
    const { url } = store.getState().entities.board[board.id] ?? board;
    if (isDone && isTaken) await navigate(url, { replace: true });
    return isDone;
  };
  return (
    <section className={styles.asked} aria-label={words}>
      <Avatar name={owner.fullName} src={owner.imageSmallUrl} size={44} />
      <div className={styles.words}>
        <p className="strong">{words}</p>
      </div>
      <Answers yes={text('transfers.take')} onAnswer={answer} />
    </section>
  );
}
