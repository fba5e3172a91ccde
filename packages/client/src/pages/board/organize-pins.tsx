import { useRef, useState } from 'react';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { LEAST_CHOICES, MOST_CHOICES } from '@bowerbird/domain/pinning/board-polls.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useAction, useAppDispatch } from '../../store/hooks.ts';
import { failureShown } from '../../store/failure-shown.ts';
import type { FeedPlace } from '../../store/feeds/index.ts';
import type { EntityRef } from '../../store/stored.ts';
import type { StoredPin } from '../../features/pinning/pins/index.ts';
import { toastShown } from '../../store/toasts.slice.ts';
import { Button } from '../../ui/button/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { BoardPicker, showBoardFailure } from '../../features/pinning/boards/index.ts';
import { StartPollDialog } from '../../features/pinning/board-polls/index.ts';
import { altOfPin, usePins } from '../../features/pinning/pins/index.ts';
import { deletePins, movePins, reorderPin, type PinsPlace } from './bulk-pins.ts';
import { OrganizeTile } from './organize-tile.tsx';
import styles from './organize-pins.module.css';
import type { Place } from './pins-of-place.tsx';
import { chooseRange, nothingChosen, toggleOne } from './selection.ts';
import { stepText } from '../../shared/reorder/step-text.ts';
import { useReorder } from '../../shared/reorder/use-reorder.ts';

export interface OrganizePinsProps {
  readonly place: Place;
  readonly feed: FeedPlace;
  readonly refs: readonly EntityRef<'pin'>[];
  readonly label: string;
  readonly onEnd?: () => void;
  /** Fetches the pins that are not there yet, and gives all of them. */
  readonly fetchAll: () => Promise<readonly EntityRef<'pin'>[]>;
  readonly onDone: () => void;
}

/** Chooses many pins to move or delete at once, and puts them into order. */
export function OrganizePins({ place: { board, section }, feed, refs, label, onEnd, fetchAll, onDone }: OrganizePinsProps) {
  const text = useText();
  const dispatch = useAppDispatch();
  const updateBoard = useAction(BoardResource.update);
  const moveButton = useRef<HTMLButtonElement>(null);
  const [selection, setSelection] = useState(nothingChosen);
  const [isPicking, setPicking] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isFetching, setFetching] = useState(false);
  const [spoken, setSpoken] = useState('');
  const pins = usePins(refs);
  const order = pins.map(({ id }) => id);
  const byId = new Map(pins.map((pin) => [pin.id, pin]));
  const chosen = order.filter((id) => selection.ids.has(id));
  const chosenWith = (right: 'write' | 'delete') => chosen.filter((id) => byId.get(id)?.access.includes(right));
  const movable = chosenWith('write');
  const deletable = chosenWith('delete');
  const whyNotMoved = chosen.length > 0 && movable.length === 0 ? text('organize.notYoursToMove') : undefined;
  const whyNotDeleted = chosen.length > 0 && deletable.length === 0 ? text('organize.notYours') : undefined;
  const from: PinsPlace = { boardId: board.id, sectionId: section?.id ?? null };
  const nameOf = (pin: StoredPin | undefined) =>
    pin ? altOfPin(pin, text('organize.untitled', { place: order.indexOf(pin.id) + 1 })) : '';
  const { list, itemOf } = useReorder<HTMLUListElement>({
    order,
    onDrop: (id, before) => void dispatch(reorderPin(feed, id, before)),
    onStep: (step, id, place) => setSpoken(stepText(text, step, { name: nameOf(byId.get(id)), place, count: order.length })),
  });
  const choose = (id: string, isRange: boolean) => setSelection((now) => (isRange ? chooseRange(now, order, id) : toggleOne(now, id)));
  const isAllChosen = onEnd === undefined && chosen.length === order.length && order.length > 0;
  const chooseAll = async () => {
    if (isAllChosen) return setSelection(nothingChosen);
    setFetching(true);
    try {
      const ids = (await fetchAll()).map(({ id }) => id);
      setSelection({ ids: new Set(ids), anchor: ids.at(-1) ?? null });
    } catch (error) {
      dispatch(failureShown(error, 'boards.pinsFailed'));
    } finally {
      setFetching(false);
    }
  };
  const finish = (act: Promise<unknown>) => {
    setSelection(nothingChosen);
    void act;
  };
  const setCover = async () => {
    try {
      await updateBoard({ board_id: board.id, cover_pin_id: chosen[0] ?? null });
      setSelection(nothingChosen);
      dispatch(toastShown({ kind: 'done', message: 'organize.coverSet' }));
    } catch (error) {
      dispatch(showBoardFailure(error));
    }
  };

  return (
    <section aria-label={text('organize.title')}>
      <div className={styles.bar}>
        <div className={styles.words}>
          <h2 className={styles.count} aria-live="polite">
            {text('organize.chosen', { count: chosen.length })}
          </h2>
          <p className={styles.hint}>
            <span className={styles.byMouse}>{text('organize.rangeHint')}</span>
            {chosen.length === 0 && <span className={styles.byFinger}>{text('organize.fingerHint')}</span>}
            {(whyNotDeleted ?? whyNotMoved) && <span className={styles.byFinger}>{whyNotDeleted ?? whyNotMoved}</span>}
          </p>
        </div>
        <Button size="small" busy={isFetching} disabled={isFetching || order.length === 0} onClick={() => void chooseAll()}>
          {text(isAllChosen ? 'organize.chooseNone' : 'organize.chooseAll')}
        </Button>
        {chosen.length === 1 && (
          <Button size="small" onClick={() => void setCover()}>
            {text('organize.cover')}
          </Button>
        )}
        <Button
          ref={moveButton}
          size="small"
          disabled={movable.length === 0}
          title={whyNotMoved}
          aria-haspopup="dialog"
          onClick={() => setPicking(true)}
        >
          {text('organize.move')}
        </Button>
        {board.isCollaborative && (
          <Button
            size="small"
            disabled={chosen.length < LEAST_CHOICES || chosen.length > MOST_CHOICES}
            title={text('organize.askHint')}
            aria-haspopup="dialog"
            onClick={() => setAsking(true)}
          >
            {text('organize.ask')}
          </Button>
        )}
        <Button
          size="small"
          disabled={deletable.length === 0}
          title={whyNotDeleted}
          onClick={() => finish(dispatch(deletePins(deletable, chosen.length - deletable.length)))}
        >
          {text('organize.delete')}
        </Button>
        <Button size="small" variant="primary" onClick={onDone}>
          {text('app.done')}
        </Button>
        {isAsking && <StartPollDialog boardId={board.id} pinIds={chosen} onStarted={onDone} onClose={() => setAsking(false)} />}
        {isPicking && (
          <BoardPicker
            trigger={moveButton}
            selected={board.id}
            act="move"
            onPick={(to, toSection) =>
              finish(dispatch(movePins(movable, from, { board: to, section: toSection, others: chosen.length - movable.length })))
            }
            onClose={() => setPicking(false)}
          />
        )}
      </div>
      <ul ref={list} className={styles.grid} aria-label={label}>
        {pins.map((pin) => (
          <OrganizeTile
            key={pin.id}
            pin={pin}
            name={nameOf(pin)}
            isChosen={selection.ids.has(pin.id)}
            onChoose={(isRange) => choose(pin.id, isRange)}
            reorder={itemOf(pin.id)}
          />
        ))}
      </ul>
      {onEnd && (
        <p className={styles.more}>
          <Button onClick={onEnd}>{text('app.more')}</Button>
        </p>
      )}
      <VisuallyHidden>
        <span aria-live="assertive">{spoken}</span>
      </VisuallyHidden>
    </section>
  );
}
