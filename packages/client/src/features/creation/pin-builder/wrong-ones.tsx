import { useText } from '../../../i18n/i18n.tsx';
import type { WrongDraft } from './batch.ts';
import styles from './batch-form.module.css';
import type { Draft } from './draft.ts';
import { draftName } from './draft-name.ts';

/** How many are named; whoever wants to see all of them has them shown. */
const MOST_NAMED = 4;

/** The drafts of which a field is wrong, and what is wrong. Of many the first ones are named, and the others counted. */
export function WrongOnes({ wrong, all, onShow }: { wrong: readonly WrongDraft[]; all: readonly Draft[]; onShow: () => void }) {
  const text = useText();
  const more = wrong.length - MOST_NAMED;
  return (
    <span>
      {text('batch.wrong', { count: wrong.length })}{' '}
      {wrong.slice(0, MOST_NAMED).map(({ draft, words }) => (
        <span key={draft.id} className={styles.wrong}>
          <bdi className={styles.name}>{draftName(text, all, draft)}</bdi>: {text(words.id, words.values)}
        </span>
      ))}
      {more > 0 && <span className={styles.wrong}>{text('batch.moreWrong', { count: more })}</span>}
      <button type="button" className={styles.undo} onClick={onShow}>
        {text('batch.show')}
      </button>
    </span>
  );
}
