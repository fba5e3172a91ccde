import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { columnsOf } from '../../../shared/reorder/place-at.ts';
import { stepText } from '../../../shared/reorder/step-text.ts';
import { useReorder } from '../../../shared/reorder/use-reorder.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { runOf } from './batch.ts';
import { reasonNotToPublish } from './check-draft.ts';
import { draftName } from './draft-name.ts';
import styles from './draft-strip.module.css';
import { DraftThumbnail } from './draft-thumbnail.tsx';
import { isWaiting, type Draft } from './draft.ts';
import type { Batch } from './use-batch.ts';
import type { DraftsInHand } from './use-drafts.ts';

const SIDES: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** How many pictures an arrow passes: up and down go by rows where there are several. */
function stepOf(key: string, pictures: readonly HTMLElement[]): number {
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return 1;
  return columnsOf(pictures.map((picture) => picture.getBoundingClientRect()));
}

/** The pins being made at once. Those at hand have a ring, those that need something a triangle, those with a time a clock. */
export function DraftStrip({ hand, batch, onAdd }: { hand: DraftsInHand; batch: Batch; onAdd: () => void }) {
  const text = useText();
  const nameOf = (draft: Draft) => {
    const state = isWaiting(draft) ? 'builder.draftWaits' : needsSomething(draft) ? 'builder.draftNeeds' : null;
    return [draftName(text, hand.drafts, draft), ...(state ? [text(state)] : [])].join(', ');
  };
  const numberOf = (draft: Draft) => hand.drafts.indexOf(draft) + 1;
  const isRinged = ({ id }: Draft) => (batch.drafts.length > 1 ? batch.isSelected(id) : id === hand.selected.id);
  const whyNot = (draft: Draft) => {
    const reason = needsSomething(draft) ? reasonNotToPublish(draft) : null;
    return reason ? text(reason.id, reason.values) : undefined;
  };
  const needing = hand.drafts.filter(needsSomething);
  const [isNarrowed, setNarrowed] = useState(false);
  // Those at hand stay, so that none goes away under whoever mends it.
  const isShown = (draft: Draft) => !isNarrowed || needing.includes(draft) || isRinged(draft);
  const shown = isNarrowed && needing.length > 0 ? hand.drafts.filter(isShown) : hand.drafts;
  const order = shown.map(({ id }) => id);
  const [said, setSaid] = useState('');
  const { list, itemOf } = useReorder<HTMLUListElement>({
    order,
    onDrop: hand.move,
    onStep: (step, id, place) => {
      const draft = shown.find((one) => one.id === id)!;
      setSaid(stepText(text, step, { name: draftName(text, hand.drafts, draft), place, count: shown.length }));
    },
  });
  // Keys click too, and only what went up before a click says that it was a finger.
  const pointer = useRef('');
  // An element that moves loses the focus.
  const moved = useRef<string>(null);
  useEffect(() => {
    const id = moved.current;
    moved.current = null;
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[data-reorder]') ?? [])];
    if (id !== null)
      items
        .find((item) => item.dataset.reorder === id)
        ?.querySelector('button')
        ?.focus();
  }, [order, list]);
  const moveTo = (at: number, next: number) => {
    const id = order[at]!;
    moved.current = id;
    hand.move(id, order.filter((other) => other !== id)[next] ?? null);
    setSaid(text('organize.place', { place: next + 1, count: order.length }));
  };
  /** Arrows go from picture to picture, with Shift they select on the way, and with Alt they take it along. Says whether there was one to go to. */
  const walk = ({ key, target, currentTarget, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent<HTMLUListElement>): boolean => {
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
    const side = SIDES[key] ?? 0;
    const pictures = [...currentTarget.querySelectorAll<HTMLElement>(`.${styles.draft}`)];
    const at = pictures.indexOf(target as HTMLElement);
    const next = at + (isRtl && key !== 'ArrowUp' && key !== 'ArrowDown' ? -side : side) * stepOf(key, pictures);
    if (side === 0 || at < 0 || ctrlKey || metaKey || !pictures[next]) return false;
    if (altKey) {
      moveTo(at, next);
      return true;
    }
    pictures[next].focus();
    if (shiftKey) batch.select([...new Set([...batch.drafts.map(({ id }) => id), ...runOf(shown, shown[at]!.id, shown[next]!.id)])]);
    return true;
  };
  /** A picture opens its draft. With a key held, or by a finger while several are selected, it is selected as by its box. */
  const press = (draft: Draft, { shiftKey, ctrlKey, metaKey }: MouseEvent) => {
    const isTouch = pointer.current === 'touch' && batch.drafts.length > 0;
    if (shiftKey && batch.drafts.length === 0) return batch.select(runOf(shown, hand.selected.id, draft.id));
    if (shiftKey || ctrlKey || metaKey || isTouch) return batch.toggle(draft.id, shiftKey, shown);
    batch.end();
    hand.select(draft.id);
  };
  return (
    <div className={styles.rail}>
      {(needing.length > 0 || isNarrowed) && (
        <div className={styles.filter} role="group" aria-label={text('batch.filter')}>
          <Button size="small" variant={isNarrowed ? 'plain' : 'done'} aria-pressed={!isNarrowed} onClick={() => setNarrowed(false)}>
            {text('batch.all', { count: hand.drafts.length })}
          </Button>
          <Button size="small" variant={isNarrowed ? 'done' : 'plain'} aria-pressed={isNarrowed} onClick={() => setNarrowed(true)}>
            {text('batch.needYou', { count: needing.length })}
          </Button>
        </div>
      )}
      <ul
        ref={list}
        className={styles.strip}
        aria-label={text('builder.drafts')}
        onKeyDown={(event) => {
          const isAll = event.key === 'a' && (event.ctrlKey || event.metaKey);
          if (isAll) batch.select(shown.map(({ id }) => id));
          const isEnd = event.key === 'Escape' && batch.drafts.length > 0;
          if (isEnd) batch.end();
          if (isAll || isEnd || walk(event)) event.preventDefault();
        }}
      >
        {shown.map((draft) => (
          <li
            key={draft.id}
            data-reorder={draft.id}
            className={classNames(styles.item, isRinged(draft) && styles.ringed, itemOf(draft.id).isHeld && styles.held)}
            style={itemOf(draft.id).style}
          >
            <button
              type="button"
              className={styles.draft}
              aria-current={draft.id === hand.selected.id || undefined}
              aria-label={nameOf(draft)}
              aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
              title={whyNot(draft)}
              {...itemOf(draft.id).picture}
              onPointerUp={({ pointerType }) => (pointer.current = pointerType)}
              onClick={(event) => {
                press(draft, event);
                pointer.current = '';
              }}
            >
              <DraftThumbnail draft={draft} previewUrl={hand.previewOf(draft.id)} />
              {batch.drafts.length > 1 && batch.isSelected(draft.id) && (
                <span className={styles.tick} aria-hidden="true">
                  <Icon name="check" weight="bold" size={14} />
                </span>
              )}
              {isWaiting(draft) && (
                <span className={styles.state}>
                  <Icon name="clock" weight="fill" size={18} />
                </span>
              )}
              {needsSomething(draft) && (
                <span
                  className={classNames(styles.state, styles.needs, (draft.picture.kind === 'failed' || draft.hasFailed) && styles.bad)}
                  aria-hidden="true"
                />
              )}
            </button>
            <span className={styles.tools}>
              <label className={styles.target}>
                <input
                  type="checkbox"
                  className={styles.check}
                  aria-label={text('batch.select', { number: numberOf(draft) })}
                  checked={batch.isSelected(draft.id)}
                  onChange={() => {}}
                  onClick={(event) => batch.toggle(draft.id, event.shiftKey, shown)}
                />
              </label>
              <IconButton
                size="small"
                className={styles.remove}
                label={text('builder.removeDraft', { number: numberOf(draft) })}
                tooltip="none"
                icon={<Icon name="x" weight="bold" size={14} />}
                onClick={() => hand.discard([draft])}
              />
            </span>
          </li>
        ))}
      </ul>
      <VisuallyHidden live="polite">{said}</VisuallyHidden>
      <IconButton className={styles.add} size="small" label={text('batch.addPins')} icon={<Icon name="plus" size={22} />} onClick={onAdd} />
      <Button size="small" className={styles.all} onClick={() => batch.select(shown.map(({ id }) => id))}>
        {text('batch.selectAll')}
      </Button>
    </div>
  );
}

/** What could not go out needs a person too. */
function needsSomething(draft: Draft): boolean {
  return !isWaiting(draft) && (draft.hasFailed === true || reasonNotToPublish(draft) !== null);
}
