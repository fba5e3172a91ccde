import type { ReactNode } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Switch } from '../../../ui/switch/switch.tsx';
import { sharedTopics, type BatchField } from './batch.ts';
import { classNames } from '../../../lib/class-names.ts';
import { BatchKeys } from './batch-keys.tsx';
import { BatchPictures } from './batch-pictures.tsx';
import { BatchTextField } from './batch-text-field.tsx';
import { BoardFields } from './board-fields.tsx';
import { reasonNotToPublish } from './check-draft.ts';
import { CropAllButton } from './crop-button.tsx';
import { ScheduleSelected } from './schedule-selected.tsx';
import { useOpened } from '../../../lib/use-opened.ts';
import styles from './batch-form.module.css';
import { emptyDraft } from './draft.ts';
import { TopicField } from '../../discovery/topic-field/index.ts';
import type { Batch } from './use-batch.ts';
import type { DraftsInHand } from './use-drafts.ts';

/** Fields of several drafts at once. What is changed says so and can be undone; the rest stays as it is in each. */
export function BatchForm({ batch, hand }: { batch: Batch; hand: DraftsInHand }) {
  const text = useText();
  const { drafts } = batch;
  const spread = useOpened<'spread'>();
  const [first] = drafts;
  const boards = new Set(drafts.map(({ board }) => board?.id ?? ''));
  const place = boards.size === 1 && first ? first : { board: null, section: null };

  const discard = () => {
    hand.discard(drafts);
    batch.end();
  };
  const toggle = (name: 'isCommentsAllowed' | 'isShoppingRecAllowed') => {
    const on = drafts.filter((draft) => draft[name]).length;
    const isMixed = on > 0 && on < drafts.length;
    return {
      hint: isMixed ? text('batch.on', { on, off: drafts.length - on }) : undefined,
      isMixed,
      checked: on === drafts.length,
      onChange: (event: { currentTarget: { checked: boolean } }) => batch.change(name, { [name]: event.currentTarget.checked }),
    };
  };

  return (
    <section className={styles.batch} aria-label={text('batch.selected', { count: drafts.length })}>
      <div className={styles.bar}>
        <strong role="status">{text('batch.selected', { count: drafts.length })}</strong>
        <div className={styles.acts}>
          <CropAllButton drafts={drafts} changeParts={batch.changeParts} />
          <Button
            size="small"
            icon={<Icon name="copy" size={18} />}
            onClick={() => batch.select(hand.duplicate(drafts).map(({ id }) => id))}
          >
            {text('batch.duplicate')}
          </Button>
          <Button
            size="small"
            icon={<Icon name="calendar-blank" size={18} />}
            aria-haspopup="dialog"
            disabled={drafts.every((draft) => reasonNotToPublish(draft) !== null)}
            onClick={() => spread.open('spread')}
          >
            {text('schedule.spread')}
          </Button>
          <Button size="small" icon={<Icon name="trash" size={18} />} onClick={discard}>
            {text('batch.delete', { count: drafts.length })}
          </Button>
        </div>
        <IconButton size="small" label={text('batch.clear')} icon={<Icon name="x" size={18} />} onClick={batch.end} />
      </div>
      <div className={styles.shown}>
        <BatchPictures drafts={drafts} previewOf={hand.previewOf} />
        <p className={styles.hint}>{text('batch.hint')}</p>
      </div>
      <DirtyField batch={batch} name="board">
        <BoardFields
          draft={{ ...emptyDraft('batch'), board: place.board, section: place.section }}
          error={boards.size > 1 ? text('batch.mixedBoards', { count: boards.size }) : undefined}
          onChange={({ board, section }) =>
            batch.change('board', { ...(board === undefined ? {} : { board }), ...(section === undefined ? {} : { section }) })
          }
        />
      </DirtyField>
      <DirtyField batch={batch} name="link">
        <BatchTextField batch={batch} hand={hand} name="link" label={text('builder.linkLabel')} />
      </DirtyField>
      <DirtyField batch={batch} name="interestTags">
        <TopicField tags={sharedTopics(drafts)} onChange={batch.changeTopics} />
      </DirtyField>
      <div className={styles.pair}>
        <DirtyField batch={batch} name="title">
          <BatchTextField batch={batch} hand={hand} name="title" label={text('builder.titleLabel')} />
        </DirtyField>
        <DirtyField batch={batch} name="altText">
          <BatchTextField batch={batch} hand={hand} name="altText" label={text('pinActs.altText')} rows={1} />
        </DirtyField>
      </div>
      <DirtyField batch={batch} name="description">
        <BatchTextField batch={batch} hand={hand} name="description" label={text('builder.descriptionLabel')} rows={3} />
      </DirtyField>
      <div className={classNames(styles.pair, styles.switches)}>
        <DirtyField batch={batch} name="isCommentsAllowed">
          <Switch label={text('builder.allowComments')} {...toggle('isCommentsAllowed')} />
        </DirtyField>
        <DirtyField batch={batch} name="isShoppingRecAllowed">
          <Switch label={text('builder.allowShopping')} {...toggle('isShoppingRecAllowed')} />
        </DirtyField>
      </div>
      <BatchKeys />
      {spread.opened && <ScheduleSelected hand={hand} drafts={drafts} way="day" onClose={spread.close} />}
    </section>
  );
}

function DirtyField({ batch, name, children }: { batch: Batch; name: BatchField; children: ReactNode }) {
  const text = useText();
  const changed = batch.dirty[name];
  return (
    <div className={classNames(styles.field, changed && styles.changed)}>
      {children}
      {changed && (
        <p className={styles.dirty}>
          <span className={styles.dot} aria-hidden="true" />
          {text('batch.changes', { count: Object.keys(changed).length })}
          <button type="button" className={styles.undo} onClick={() => batch.undo(name)}>
            {text('batch.undo')}
          </button>
        </p>
      )}
    </div>
  );
}
