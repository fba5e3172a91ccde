import { useText } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Link } from '../../../ui/link/link.tsx';
import styles from './idea-editor.module.css';
import type { SyncStatus } from './story-sync.ts';
import type { IdeaEditorInHand } from './use-idea-editor.ts';

export interface EditorBarProps {
  readonly hand: IdeaEditorInHand;
  readonly isPublishing: boolean;
  readonly isOff: boolean;
  readonly onTemplates: () => void;
  readonly onPreview: () => void;
  readonly onTitle: () => void;
  /** Absent where the draft has a time, or changes a pin that is out. */
  readonly onSchedule: (() => void) | null;
  readonly onPublish: () => void;
}

/** The way back, the title, whether all is saved, undo, and the one verb. */
export function EditorBar({ hand, isPublishing, isOff, onTemplates, onPreview, onTitle, onSchedule, onPublish }: EditorBarProps) {
  const text = useText();
  const title = hand.story.metadata.pinTitle;
  return (
    <header className={styles.bar}>
      <Link href="/pin-builder/" className={styles.back} aria-label={text('ideas.back')}>
        <Icon name="arrow-left" />
      </Link>
      <h1 className={styles.name}>
        <button type="button" className={styles.nameButton} onClick={onTitle} dir="auto">
          {title || text('ideas.untitled')}
        </button>
      </h1>
      <Button
        size="small"
        className={styles.wideOnly}
        icon={<Icon name="squares-four" size={18} />}
        aria-haspopup="dialog"
        onClick={onTemplates}
      >
        {text('ideas.templates')}
      </Button>
      <Saved status={hand.kept.status} />
      <div className={styles.acts}>
        <IconButton label={text('ideas.undo')} icon={<Icon name="arrow-u-up-left" />} disabled={!hand.canUndo} onClick={hand.undo} />
        <IconButton label={text('ideas.redo')} icon={<Icon name="arrow-u-up-right" />} disabled={!hand.canRedo} onClick={hand.redo} />
        <IconButton
          className={styles.narrowOnly}
          label={text('ideas.templates')}
          icon={<Icon name="squares-four" />}
          aria-haspopup="dialog"
          onClick={onTemplates}
        />
        <IconButton
          className={styles.narrowOnly}
          label={text('ideas.preview')}
          icon={<Icon name="play" weight="fill" />}
          aria-haspopup="dialog"
          onClick={onPreview}
        />
        <Button className={styles.wideOnly} icon={<Icon name="play" weight="fill" size={18} />} aria-haspopup="dialog" onClick={onPreview}>
          {text('ideas.preview')}
        </Button>
        {onSchedule && (
          <IconButton
            label={text('schedule.schedule')}
            icon={<Icon name="calendar-blank" />}
            aria-haspopup="dialog"
            disabled={isOff}
            onClick={onSchedule}
          />
        )}
        <Button variant="primary" busy={isPublishing} disabled={isPublishing || isOff} onClick={onPublish}>
          {text(isPublishing ? 'builder.publishing' : 'builder.publish', { count: 1 })}
        </Button>
      </div>
    </header>
  );
}

const savedWords = {
  saved: 'ideas.saved',
  saving: 'builder.saving',
  waiting: 'ideas.keptHere',
  stuck: 'ideas.notSaved',
} as const;

function Saved({ status }: { status: SyncStatus }) {
  const text = useText();
  const isWrong = status === 'waiting' || status === 'stuck';
  return (
    <span className={styles.saved} role="status" data-status={status}>
      {status !== 'new' && (
        <>
          {isWrong ? <Icon name="warning-circle" weight="fill" size={18} /> : <Icon name="check-circle" weight="fill" size={18} />}
          <span>{text(savedWords[status])}</span>
        </>
      )}
    </span>
  );
}
