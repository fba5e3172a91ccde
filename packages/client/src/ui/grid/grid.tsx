import { type FocusEvent, type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusableBeside } from './focusable-beside.ts';
import { cardTowards } from './grid-keys.ts';
import { type CardSize, layoutCards } from './grid-layout.ts';
import { cardStyle, type DeviceClass, gridStyle, reachableCounts } from './grid-style.ts';
import { cardsInBand, virtualFrom } from './grid-window.ts';
import styles from './grid.module.css';
import { useGridView } from './use-grid-view.ts';
import { useHeldPlace } from './use-held-place.ts';
import { useNearEnd } from './use-near-end.ts';
import { wordRoomIn } from './word-room.ts';

export type GridProps<Item> = {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Has to be exact and to depend on the item alone: it is what keeps the layout still. */
  sizeOf: (item: Item) => CardSize;
  renderItem: (item: Item, index: number) => ReactNode;
  /** The feed's accessible name. */
  label: string;
  deviceClass: DeviceClass;
  /** The end comes near; may be called again until `items` grows. Leave it out at the end of the list. */
  onEnd?: () => void;
  /** The S key on a card. */
  onSave?: (item: Item) => void;
};

/**
 * Masonry that the server lays out to the pixel, and that draws only what is near once long.
 * It is an ARIA feed: arrows walk through it by place, Page Up and Page Down in reading order, Ctrl+Home and Ctrl+End leave it.
 */
export function Grid<Item>({ items, keyOf, sizeOf, renderItem, label, deviceClass, onEnd, onSave }: GridProps<Item>) {
  const sentinel = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(-1);
  const { attach, element, measures, band } = useGridView();
  const counts = measures ? measures.columns : deviceClass;
  const room = measures && wordRoomIn(measures);
  const sizes = useMemo(() => items.map(sizeOf), [items, sizeOf]);
  const layouts = useMemo(() => {
    const wanted = typeof counts === 'number' ? [counts] : reachableCounts[counts];
    return new Map(wanted.map((count) => [count, layoutCards(sizes, count, room)]));
  }, [sizes, counts, room]);
  const layout = (measures && layouts.get(measures.columns)) ?? null;
  useHeldPlace(element, layout, measures);
  const isBusy = useNearEnd(sentinel, items.length, onEnd);

  const virtual = items.length > virtualFrom;
  const shown = virtual && layout && measures && band ? cardsInBand(layout, measures, band, focused) : items.map((_, index) => index);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const from = indexAt(event.target, event.currentTarget);
    if (from < 0 || event.defaultPrevented || isTyping(event.target) || event.altKey) return;
    if (event.ctrlKey || event.metaKey) return leave(event);
    const item = items[from];
    if (event.key.toLowerCase() === 's' && item !== undefined && onSave) return onSave(item);
    if (!layout || !measures) return;
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const target = cardTowards(event.key, from, layout, measures, rightToLeft);
    if (target === undefined) return;
    event.preventDefault();
    flushSync(() => setFocused(target));
    focusCard(event.currentTarget, target);
  }

  function leave(event: KeyboardEvent<HTMLDivElement>) {
    const target = focusableBeside(event.currentTarget, event.key);
    if (!target) return;
    event.preventDefault();
    target.focus();
  }

  function onBlur(event: FocusEvent<HTMLDivElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(-1);
  }

  return (
    <div className={styles.frame}>
      <div
        ref={attach}
        className={styles.grid}
        style={gridStyle(layouts, sizes)}
        role="feed"
        aria-label={label}
        aria-busy={isBusy}
        onKeyDown={onKeyDown}
        onFocus={(event) => setFocused(indexAt(event.target, event.currentTarget))}
        onBlur={onBlur}
      >
        {shown.map((index) => {
          const item = items[index]!;
          return (
            <article
              key={keyOf(item)}
              className={styles.card}
              style={cardStyle(layouts, index)}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={onEnd ? -1 : items.length}
            >
              {renderItem(item, index)}
            </article>
          );
        })}
      </div>
      <div ref={sentinel} className={styles.sentinel} aria-hidden="true" />
    </div>
  );
}

function indexAt(target: EventTarget, list: HTMLElement): number {
  const card = target instanceof Element && list.contains(target) ? target.closest<HTMLElement>('[data-index]') : null;
  return card ? Number(card.dataset.index) : -1;
}

function isTyping(target: EventTarget): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null;
}

function focusCard(list: HTMLElement, index: number) {
  const card = list.querySelector<HTMLElement>(`[data-index="${index}"]`);
  card?.scrollIntoView({ block: 'nearest' });
  card?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
}
