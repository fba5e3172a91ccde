import { useText } from '../../../i18n/i18n.tsx';
import { linkAfterBlur } from '../../../i18n/wrong-link.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { checkDraft, reasonNotToPublish } from './check-draft.ts';
import type { Draft, DraftField } from './draft.ts';
import { draftName } from './draft-name.ts';
import styles from './mend-card.module.css';
import { useDrawable } from './use-drawable.ts';
import type { DraftsInHand } from './use-drafts.ts';

interface MendCardProps {
  readonly draft: Draft;
  readonly hand: DraftsInHand;
  readonly onAgain: () => void;
  readonly onKeep: () => void;
}

const LABELS: readonly (readonly [DraftField, MessageId])[] = [
  ['title', 'builder.titleLabel'],
  ['description', 'builder.descriptionLabel'],
  ['link', 'builder.linkLabel'],
  ['altText', 'pinActs.altText'],
];

/** Mends a draft that was not published while the others go on: its wrong fields, and what can be done. */
export function MendCard({ draft, hand, onAgain, onKeep }: MendCardProps) {
  const text = useText();
  const problems = { ...draft.problems, ...checkDraft(draft) };
  const wrong = LABELS.filter(([field]) => problems[field] !== undefined);
  const reason = problems.pin ?? problems.board ?? reasonNotToPublish(draft);
  const { src, onError } = useDrawable(hand.previewOf(draft.id), 'url' in draft.picture ? draft.picture.url : null);
  const set = (field: DraftField, value: string) => {
    const { [field]: _answered, ...others } = draft.problems;
    hand.change(draft.id, { [field]: value, problems: others });
  };
  return (
    <section className={styles.card} aria-label={draftName(text, hand.drafts, draft)}>
      {src && <img src={src} alt="" className={styles.picture} referrerPolicy="no-referrer" onError={onError} />}
      <div className={styles.body}>
        <div className={styles.head}>
          <h3 className="h4" dir="auto">
            {draftName(text, hand.drafts, draft)}
          </h3>
          <Badge tone="bad">{text('batch.notPublished')}</Badge>
        </div>
        {wrong.map(([field, label]) => {
          const words = problems[field]!;
          return (
            <TextField
              key={field}
              label={text(label)}
              value={draft[field]}
              dir={field === 'link' ? 'ltr' : 'auto'}
              error={text(words.id, words.values)}
              onBlur={() => field === 'link' && set(field, linkAfterBlur(draft.link))}
              onChange={(event) => set(field, event.currentTarget.value)}
            />
          );
        })}
        {wrong.length === 0 && reason && (
          <p className={styles.reason} role="alert">
            {text(reason.id, reason.values)}
          </p>
        )}
        <div className={styles.acts}>
          <Button variant="primary" disabled={reasonNotToPublish(draft) !== null} onClick={onAgain}>
            {text('app.tryAgain')}
          </Button>
          {problems.link && (
            <Button
              onClick={() => {
                set('link', '');
                onAgain();
              }}
            >
              {text('batch.withoutLink')}
            </Button>
          )}
          <Button variant="plain" onClick={onKeep}>
            {text('batch.keepDraft')}
          </Button>
        </div>
      </div>
    </section>
  );
}
