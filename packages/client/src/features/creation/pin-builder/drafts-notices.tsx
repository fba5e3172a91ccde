import type { LostFiles } from '@bowerbird/domain/pinning/shared-words.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { pinPath } from '../../pinning/pins/index.ts';
import type { Gone, SyncStatus } from './draft-sync.ts';
import { isBlank, isOnItsWay, partsOfDraft } from './draft.ts';
import { isUnsaved } from './left-drafts.ts';
import styles from './drafts-notices.module.css';
import type { DraftsInHand } from './use-drafts.ts';

/** Whether all that was typed and chosen is on the server, or waits here. */
export function DraftsStatus({ hand }: { hand: DraftsInHand }) {
  const text = useText();
  const { status, count } = stateOf(hand);
  if (count === 0) return null;
  const words = {
    saved: () => text('builder.draftsSaved', { count }),
    saving: () => text('builder.saving'),
    waiting: () => text('builder.keptHere', { count }),
  };
  return (
    <span className={styles.status} role="status">
      {status === 'waiting' ? (
        <Icon name="warning-circle" weight="fill" size={18} />
      ) : (
        <Icon name="check-circle" weight="fill" size={18} className={status === 'saving' ? styles.pale : undefined} />
      )}
      <span className={styles.state}>{words[status]()}</span>
    </span>
  );
}

/** A file on its way is not saved, and a draft is once the server answered for it. */
function stateOf({ drafts, kept }: DraftsInHand): { status: SyncStatus; count: number } {
  const { status } = kept;
  if (status === 'waiting') return { status, count: kept.waiting };
  const filled = drafts.filter((draft) => !isBlank(draft));
  const isSending = filled.some((draft) => partsOfDraft(draft).some(({ picture }) => picture.kind === 'uploading' && isOnItsWay(picture)));
  const saved = filled.filter((draft) => !isUnsaved(kept, draft)).length;
  const isOpening = !kept.sync && saved < filled.length;
  if (isSending || status === 'saving' || isOpening) return { status: 'saving', count: filled.length };
  return { status: 'saved', count: saved };
}

/** Two places changed the same field of the open draft: nothing is overwritten until somebody says which stays. */
export function DraftConflict({ hand: { selected, kept } }: { hand: DraftsInHand }) {
  const text = useText();
  const theirs = kept.conflicts[selected.id];
  if (!theirs) return null;
  return (
    <div className={styles.notice} role="alert">
      <Icon name="warning-circle" weight="fill" size={20} />
      <p className={styles.words}>
        {text('builder.conflict')} {theirs.title !== selected.title && text('builder.conflictTheirs', { title: theirs.title })}
      </p>
      <Button size="small" onClick={() => kept.settle(selected.id, 'mine')}>
        {text('builder.keepMine')}
      </Button>
      <Button size="small" onClick={() => kept.settle(selected.id, 'theirs')}>
        {text('builder.takeTheirs')}
      </Button>
    </div>
  );
}

/** Somebody goes on here with what was taken away or published elsewhere: nothing comes back, or is lost, unasked. */
export function DraftGone({ hand }: { hand: DraftsInHand }) {
  const { selected, kept } = hand;
  const gone = kept.gone[selected.id];
  return gone ? <GoneNotice gone={gone} onKeep={() => hand.keepGone(selected.id)} onLetGo={() => hand.settle(selected.id)} /> : null;
}

export interface GoneNoticeProps {
  readonly gone: Gone;
  readonly onKeep: () => void;
  readonly onLetGo: () => void;
}

/** Says what became of a draft elsewhere, and asks what is to become of it here. */
export function GoneNotice({ gone, onKeep, onLetGo }: GoneNoticeProps) {
  const text = useText();
  return (
    <div className={styles.notice} role="alert">
      <Icon name="warning-circle" weight="fill" size={20} />
      <p className={styles.words}>
        {text(gone.pinId === null ? 'builder.goneElsewhere' : 'builder.outElsewhere')}{' '}
        {gone.pinId !== null && <Link href={pinPath(gone.pinId)}>{text('builder.seePin')}</Link>}
      </p>
      <Button size="small" onClick={onKeep}>
        {text(gone.pinId === null ? 'builder.keepGone' : 'builder.keepAsNew')}
      </Button>
      <Button size="small" onClick={onLetGo}>
        {text('builder.letGo')}
      </Button>
    </div>
  );
}

/** Files that another app shared did not come: nobody shall wait for them. */
export function LostShare({ why }: { why: LostFiles | null }) {
  const text = useText();
  if (why === null) return null;
  return (
    <div className={styles.notice} role="alert">
      <Icon name="warning-circle" weight="fill" size={20} />
      <p className={styles.words}>{text(why === 'log_in' ? 'builder.shareNeedsLogIn' : 'builder.shareRefused')}</p>
    </div>
  );
}

/** Creation is switched off for this person; what they made stays readable. */
export function CreationOffBanner() {
  const text = useText();
  return (
    <div className={styles.notice} role="status">
      <Icon name="warning-circle" weight="fill" size={20} />
      <p className={styles.words}>{text('builder.creationOff')}</p>
      <Link href="/settings/account-status/">{text('builder.creationOffWhy')}</Link>
    </div>
  );
}
