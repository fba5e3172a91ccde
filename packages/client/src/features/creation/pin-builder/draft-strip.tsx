import { useText } from '../../../i18n/i18n.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { reasonNotToPublish } from './check-draft.ts';
import styles from './draft-strip.module.css';
import type { Draft } from './draft.ts';
import type { DraftsInHand } from './use-drafts.ts';

/** The pins being made at once; the open one has a ring, and those that still need something a dot. */
export function DraftStrip({ hand }: { hand: DraftsInHand }) {
  const text = useText();
  return (
    <ul className={styles.strip} aria-label={text('builder.drafts')}>
      {hand.drafts.map((draft, index) => (
        <li key={draft.id} className={styles.item}>
          <button
            type="button"
            className={styles.draft}
            aria-current={draft.id === hand.selected.id || undefined}
            aria-label={`${text('builder.draftNumber', { number: index + 1 })}${draft.title ? `: ${draft.title}` : ''}`}
            onClick={() => hand.select(draft.id)}
          >
            <Thumbnail draft={draft} previewUrl={hand.previewOf(draft.id)} />
            {reasonNotToPublish(draft) && (
              <span className={classNames(styles.mark, draft.picture.kind === 'failed' && styles.bad)} aria-hidden="true" />
            )}
          </button>
          <IconButton
            size="small"
            className={styles.remove}
            label={text('builder.removeDraft', { number: index + 1 })}
            tooltip="none"
            icon={<Icon name="x" weight="bold" size={12} />}
            onClick={() => hand.discard(draft)}
          />
        </li>
      ))}
    </ul>
  );
}

function Thumbnail({ draft, previewUrl }: { draft: Draft; previewUrl: string | null }) {
  const { picture } = draft;
  if (picture.kind === 'failed') return <Icon name="warning-circle" weight="fill" size={24} className={styles.failed} />;
  const src = previewUrl ?? (picture.kind === 'uploaded' || picture.kind === 'web' ? picture.url : null);
  if (!src) return <Icon name="image-square" size={24} />;
  return (
    <>
      <img
        src={src}
        alt=""
        className={classNames(styles.picture, picture.kind === 'uploading' && styles.pale)}
        referrerPolicy="no-referrer"
      />
      {picture.kind === 'uploading' && (
        <span className={styles.bar} style={{ transform: `scaleX(${picture.total > 0 ? picture.sent / picture.total : 0})` }} />
      )}
    </>
  );
}
