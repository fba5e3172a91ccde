import { useRef, useState } from 'react';
import { BoardResource } from '@bowerbird/contract/pinning/boards/calls.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useAction, useAppDispatch } from '../../store/hooks.ts';
import type { FeedPlace } from '../../store/feeds/index.ts';
import type { EntityRef, StoredPin } from '../../store/stored.ts';
import { toastShown } from '../../store/toasts.slice.ts';
import { Button } from '../../ui/button/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { BoardPicker, sayItFailed } from '../boards/index.ts';
import { altOfPin, usePins } from '../pins/index.ts';
import { deletePins, movePins, reorderPin, type PinsPlace } from './bulk-pins.ts';
import { OrganizeTile } from './organize-tile.tsx';
import styles from './organize-pins.module.css';
import type { Place } from './pins-of-place.tsx';
import { chooseRange, nothingChosen, toggleOne } from './selection.ts';
import { shownOrder, useReorder } from './use-reorder.ts';

export interface OrganizePinsProps {
  readonly place: Place;
  readonly feed: FeedPlace;
  readonly refs: readonly EntityRef<'pin'>[];
  readonly label: string;
  readonly onEnd?: () => void;
  readonly onDone: () => void;
}

/** Chooses many pins to move or delete at once, and puts them into order. */
export function OrganizePins({ place: { board, section }, feed, refs, label, onEnd, onDone }: OrganizePinsProps) {
  const text = useText();
  const dispatch = useAppDispatch();
  const updateBoard = useAction(BoardResource.update);
  const moveButton = useRef<HTMLButtonElement>(null);
  const [selection, setSelection] = useState(nothingChosen);
  const [isPicking, setPicking] = useState(false);
  const [spoken, setSpoken] = useState('');
  const pins = usePins(refs);
  const order = pins.map(({ id }) => id);
  const byId = new Map(pins.map((pin) => [pin.id, pin]));
  const chosen = order.filter((id) => selection.ids.has(id));
  const from: PinsPlace = { boardId: board.id, sectionId: section?.id ?? null };
  const nameOf = (pin: StoredPin | undefined) =>
    pin ? altOfPin(pin, text('organize.untitled', { place: order.indexOf(pin.id) + 1 })) : '';
  const reorder = useReorder({
    order,
    onDrop: (id, before) => void dispatch(reorderPin(feed, id, before)),
    onStep: (step, id, at) => {
      const pin = nameOf(byId.get(id));
      const words = {
        pickedUp: () => text('organize.pickedUp', { pin }),
        moved: () => text('organize.place', { place: at, count: order.length }),
        dropped: () => text('organize.dropped', { pin, place: at }),
        cancelled: () => text('organize.cancelled', { pin }),
      };
      setSpoken(words[step]());
    },
  });
  const choose = (id: string, isRange: boolean) => setSelection((now) => (isRange ? chooseRange(now, order, id) : toggleOne(now, id)));
  const finish = (act: Promise<void>) => {
    setSelection(nothingChosen);
    void act;
  };
  const setCover = async () => {
    try {
      await updateBoard({ board_id: board.id, cover_pin_id: chosen[0] ?? null });
      setSelection(nothingChosen);
      dispatch(toastShown({ kind: 'done', message: 'organize.coverSet' }));
    } catch (error) {
      dispatch(sayItFailed(error));
    }
  };

  return (
    <section aria-label={text('organize.title')}>
      <div className={styles.bar}>
        <h2 className={styles.count} aria-live="polite">
          {text('organize.chosen', { count: chosen.length })}
        </h2>
        {chosen.length === 1 && (
          <Button size="small" onClick={() => void setCover()}>
            {text('organize.cover')}
          </Button>
        )}
        <Button ref={moveButton} size="small" disabled={chosen.length === 0} aria-haspopup="dialog" onClick={() => setPicking(true)}>
          {text('organize.move')}
        </Button>
        <Button size="small" disabled={chosen.length === 0} onClick={() => finish(dispatch(deletePins(chosen)))}>
          {text('organize.delete')}
        </Button>
        <Button size="small" variant="primary" onClick={onDone}>
          {text('app.done')}
        </Button>
        {isPicking && (
          <BoardPicker
            trigger={moveButton}
            selected={board.id}
            act="move"
            onPick={(to, toSection) => finish(dispatch(movePins(chosen, from, to, toSection)))}
            onClose={() => setPicking(false)}
          />
        )}
      </div>
      <ul className={styles.grid} aria-label={label}>
        {shownOrder(order, reorder.held?.id, reorder.held?.place).map((id) => {
          const pin = byId.get(id);
          return (
            pin && (
              <OrganizeTile
                key={id}
                pin={pin}
                name={nameOf(pin)}
                isChosen={selection.ids.has(id)}
                isHeld={reorder.held?.id === id}
                onChoose={(isRange) => choose(id, isRange)}
                reorder={reorder.handlersOf(id)}
              />
            )
          );
        })}
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
