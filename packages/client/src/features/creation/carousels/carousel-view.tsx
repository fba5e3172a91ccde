import { useEffect, useEffectEvent, useRef, useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { pinTransitionName, shapeOfPin, type StoredPin } from '../../pinning/pins/index.ts';
import { useEnds } from './use-ends.ts';
import styles from './carousel-view.module.css';

type Slot = NonNullable<StoredPin['carouselData']>['slots'][number];
type Image = Slot['images'][string];

export interface CarouselViewProps {
  readonly pin: StoredPin;
  readonly slots: readonly Slot[];
  readonly alt: string;
  /** The picture that is shown at first. */
  readonly start?: number;
  /** Tells which picture is shown. */
  readonly onTurned?: (at: number) => void;
  /** What lies over the picture that is shown. */
  readonly renderOver?: (at: number, image: Image) => ReactNode;
}

/** The pictures of a carousel: swiped, or turned by arrows, keys and dots. Each says what is said of it. */
export function CarouselView({ pin, slots, alt, start = 0, onTurned, renderOver }: CarouselViewProps) {
  const text = useText();
  const track = useRef<HTMLUListElement>(null);
  const [index, setShown] = useState(0);
  const told = useRef(0);
  // While a turn glides there, what it passes does not count: a second press goes on from there.
  const target = useRef<number | null>(null);
  const dots = useRef<HTMLDivElement>(null);
  const shape = shapeOfPin(pin);
  useEnds(track);
  // The first picture says what the pin says, which stands beside it.
  const spoken = slots.filter(({ title, details, link }, at) => at > 0 && (title || details || link));

  const setIndex = (next: number) => {
    setShown(next);
    if (told.current !== next) onTurned?.(next);
    told.current = next;
  };
  const showStart = useEffectEvent(() => {
    const { current } = track;
    const slide = current?.children[start];
    if (!current || !slide || start === index) return;
    // The box alone scrolls: `scrollIntoView` would move the page as well.
    current.scrollLeft += slide.getBoundingClientRect().left - current.getBoundingClientRect().left;
    setShown(start);
    told.current = start;
  });
  // The server knows no history, so where somebody left off may come after the first drawing.
  useEffect(() => showStart(), [start]);

  const turnTo = (next: number) => {
    const slide = track.current?.children[next];
    if (!slide) return;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    slide.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth', block: 'nearest', inline: 'start' });
    target.current = next;
    setIndex(next);
    // At an end the arrow that was pressed goes away, and would take the focus with it.
    const isAtEnd = next === 0 || next === slots.length - 1;
    if (isAtEnd && document.activeElement?.classList.contains(styles.arrow!)) focusOn(dots.current?.children[next]);
  };
  const dropTarget = () => {
    target.current = null;
  };
  const onScroll = () => {
    const { current } = track;
    if (!current) return;
    const shown = Math.round(Math.abs(current.scrollLeft) / Math.max(1, current.clientWidth));
    if (target.current === shown) dropTarget();
    if (target.current === null) setIndex(shown);
  };
  const onScrollEnd = () => {
    dropTarget();
    onScroll();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const side = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (side === 0) return;
    event.preventDefault();
    turnTo(index + (getComputedStyle(event.currentTarget).direction === 'rtl' ? -side : side));
  };

  return (
    <section
      className={styles.carousel}
      style={{ viewTransitionName: pinTransitionName(pin.id) }}
      aria-roledescription={text('carousel.carousel')}
      aria-label={alt}
      onKeyDown={onKeyDown}
    >
      <div className={styles.frame}>
        <ul
          ref={track}
          className={styles.track}
          style={{ aspectRatio: `${shape.width} / ${shape.height}` }}
          onScroll={onScroll}
          onScrollEnd={onScrollEnd}
          onPointerDown={dropTarget}
          onWheel={dropTarget}
        >
          {slots.map((one, at) => (
            <li key={one.id} className={styles.slide} style={at === 0 ? { backgroundColor: pin.dominantColor } : undefined}>
              <img
                src={one.images['736x']?.url}
                alt={one.altText || one.title || (at === 0 ? alt : text('carousel.picture', { number: at + 1, count: slots.length }))}
                width={one.images['736x']?.width}
                height={one.images['736x']?.height}
                loading={at === 0 ? 'eager' : 'lazy'}
                fetchPriority={at === 0 ? 'high' : 'auto'}
              />
              {renderOver && at === index && one.images['736x'] && (
                <div className={styles.over} style={shapeOf(one.images['736x'])}>
                  {renderOver(at, one.images['736x'])}
                </div>
              )}
            </li>
          ))}
        </ul>
        {index > 0 && (
          <IconButton
            className={classNames(styles.arrow, styles.before)}
            label={text('carousel.before')}
            icon={<Icon name="caret-left" weight="bold" size={20} />}
            onClick={() => turnTo(index - 1)}
          />
        )}
        {index < slots.length - 1 && (
          <IconButton
            className={classNames(styles.arrow, styles.after)}
            label={text('carousel.after')}
            icon={<Icon name="caret-right" weight="bold" size={20} />}
            onClick={() => turnTo(index + 1)}
          />
        )}
      </div>
      <div ref={dots} className={styles.dots}>
        {slots.map(({ id }, at) => (
          <button
            key={id}
            type="button"
            className={styles.dot}
            aria-label={text('carousel.picture', { number: at + 1, count: slots.length })}
            aria-current={at === index || undefined}
            onClick={() => turnTo(at)}
          />
        ))}
      </div>
      <VisuallyHidden live="polite">{text('carousel.picture', { number: index + 1, count: slots.length })}</VisuallyHidden>
      {spoken.length > 0 && (
        <div className={styles.words}>
          {spoken.map((one) => (
            <SlotWords key={one.id} slot={one} isShown={one === slots[index]} />
          ))}
        </div>
      )}
    </section>
  );
}

/** What lies over a picture is as large as it is within the frame. */
function shapeOf({ width, height }: Image): CSSProperties {
  return { '--ratio': width / height } as CSSProperties;
}

/** What is said of a picture. All of it keeps its place, so that a turn moves nothing beneath. */
function SlotWords({ slot, isShown }: { slot: Slot; isShown: boolean }) {
  return (
    <div className={classNames(styles.slotWords, !isShown && styles.away)}>
      {slot.title && (
        <p className={styles.title} dir="auto">
          {slot.title}
        </p>
      )}
      {slot.details && <p dir="auto">{slot.details}</p>}
      {slot.link && (
        <a href={slot.link} rel="noopener nofollow ugc" target="_blank" dir="ltr">
          {new URL(slot.link).hostname.replace(/^www\./, '')}
        </a>
      )}
    </div>
  );
}

function focusOn(element: Element | undefined): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}
