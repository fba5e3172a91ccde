import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { pageDuration, type ShownBlock, type ShownPage, type ShownStory } from '@bowerbird/domain/creation/story-pins/show.ts';
import { storyLimits } from '@bowerbird/domain/creation/story-pins/limits.ts';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { useKeys } from '../../../lib/use-keys.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { filmsOfPage, tracksOf } from '../video-captions/index.ts';
import { StoryMedia } from './story-media.tsx';
import { StoryPageView } from './story-page-view.tsx';
import { storyLeft, storyPageTurned, storyPlayerChanged, storySought } from './story-pins.store.ts';
import styles from './story-view.module.css';
import { useHold } from './use-hold.ts';
import { useStoryFonts } from './use-story-fonts.ts';

/**
 * An idea pin to look through. Pages turn by edges, keys and by themselves, and a held finger stops them. Whoever wants
 * less motion turns each page themselves.
 */
export function StoryView({
  pinId,
  story,
  captions = [],
  alt,
  children,
}: {
  pinId: string;
  story: ShownStory;
  /** Of the films on its pages. */
  captions?: Pin['filmCaptions'];
  alt: string;
  children?: ReactNode;
}) {
  const text = useText();
  const dispatch = useAppDispatch();
  const root = useRef<HTMLElement>(null);
  const full = useRef<HTMLDialogElement>(null);
  const { activePage, areCaptionsOn, currentTime, duration, dynamicWidth, isSeeking } = useAppSelector((state) => state.storyPlayer);
  const [isPaused, setPaused] = useState(true);
  const [isMuted, setMuted] = useState(true);
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const [words, setWords] = useState<Readonly<Record<string, string>>>({});
  const locale = useLocale();
  const [isFull, setFull] = useState(false);
  const hold = useHold();
  const { pages } = story;
  const index = Math.min(activePage, pages.length - 1);
  const page = pages[index];
  const length = page ? pageDuration(withoutFilms(page, broken)) : 0;
  const runs = !isPaused && !hold.isHeld && !isSeeking;
  const startsAt = useAppSelector((state) => state.storyPlayer.seekTimes[pinId] ?? 0);
  useStoryFonts(pages);

  // A page starts by itself once the scripts are here, unless somebody wants less motion.
  useEffect(() => {
    setPaused(window.matchMedia('(prefers-reduced-motion: reduce)').matches);
    return () => void dispatch(storyLeft(pinId));
  }, [dispatch, pinId]);
  useEffect(() => {
    const stop = () => document.hidden && setPaused(true);
    document.addEventListener('visibilitychange', stop);
    return () => document.removeEventListener('visibilitychange', stop);
  }, []);
  useEffect(() => {
    const frame = root.current?.firstElementChild;
    if (!frame) return undefined;
    const observer = new ResizeObserver(() => dispatch(storyPlayerChanged({ dynamicWidth: Math.round(frame.clientWidth) })));
    observer.observe(frame);
    return () => observer.disconnect();
  }, [dispatch, isFull]);
  useEffect(() => {
    if (isFull) full.current?.showModal();
    else full.current?.close();
  }, [isFull]);

  const turnTo = (next: number) => {
    if (next < 0 || next >= pages.length) return;
    dispatch(storyPageTurned({ pinId, page: next }));
  };
  const goOn = () => (index < pages.length - 1 ? turnTo(index + 1) : setPaused(true));
  const seek = (seconds: number) => {
    dispatch(storySought({ pinId, seconds }));
    for (const film of root.current?.querySelectorAll<HTMLVideoElement>(`[data-page="${index}"] video`) ?? []) film.currentTime = seconds;
  };
  // The pages are drawn anew in the other place, and the film goes on where it is.
  const goFull = (isWanted: boolean) => {
    dispatch(storySought({ pinId, seconds: currentTime }));
    setFull(isWanted);
  };
  const turnBy = (side: number) => turnTo(index + (root.current && getComputedStyle(root.current).direction === 'rtl' ? -side : side));
  const keyActs: Readonly<Record<string, () => void>> = {
    arrowright: () => turnBy(1),
    arrowleft: () => turnBy(-1),
    ' ': () => setPaused(!isPaused),
    c: () => dispatch(storyPlayerChanged({ areCaptionsOn: !areCaptionsOn })),
  };
  // Whoever reads further down scrolls there by these keys.
  useKeys(keyActs, () => isOnScreen(root.current));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isField = event.target instanceof HTMLInputElement && event.key.startsWith('Arrow');
    const isPressed = event.key === ' ' && isOther(event.target);
    const act = keyActs[event.key.toLowerCase()];
    if (!act || isField || isPressed || event.ctrlKey || event.metaKey) return;
    act();
    event.preventDefault();
  };

  if (!page) return <p className={styles.gone}>{text('story.deleted')}</p>;
  const place = text('story.page', { number: index + 1, count: pages.length });
  const trackOf = (film: string | undefined) =>
    tracksOf(
      captions.filter((one) => one.film === film),
      locale,
    )[0];
  const films = filmsOfPage(page);
  const isBroken = films.some((film) => broken.has(film));
  // What is said goes before what is seen.
  const isSaid = films.some((film) => trackOf(film) !== undefined);
  const seen = page.image?.altText || page.blocks.find(({ image }) => image?.altText)?.image?.altText;
  const said = films.flatMap((film) => words[film] || []).join('\n');
  const caption = isSaid ? said : seen;

  const viewer = (
    <section
      ref={root}
      className={classNames(styles.story, isFull && styles.full)}
      aria-roledescription={text('story.story')}
      aria-label={alt}
      onKeyDown={onKeyDown}
    >
      <div className={styles.frame}>
        <div className={styles.track} style={{ '--at': index } as CSSProperties}>
          {pages.map((one, at) => (
            <div key={one.id} className={styles.slide} data-page={at} inert={at !== index}>
              {Math.abs(at - index) <= 1 && (
                <StoryPageView
                  page={one}
                  renderMedia={(of, isGround) => (
                    <StoryMedia
                      of={of}
                      isFirst={isGround && at === 0}
                      drawnWidth={widthOf(of, dynamicWidth)}
                      startsAt={at === index ? startsAt : 0}
                      isRunning={runs && at === index}
                      isMuted={isMuted || isSilent(one)}
                      isBroken={of.image !== null && broken.has(of.image.signature)}
                      track={areCaptionsOn && at === index ? trackOf(of.image?.signature) : undefined}
                      onWords={(now) => of.image && setWords((before) => ({ ...before, [of.image!.signature]: now }))}
                      onTime={(now, whole) => at === index && dispatch(storyPlayerChanged({ currentTime: now, duration: whole }))}
                      onEnded={() => at === index && goOn()}
                      onBroken={() => of.image && setBroken((before) => new Set([...before, of.image!.signature]))}
                    />
                  )}
                />
              )}
            </div>
          ))}
        </div>
        {/* An edge that leads nowhere keeps the focus, so that the keys go on working. */}
        <button
          type="button"
          className={classNames(styles.zone, styles.before)}
          aria-label={text('story.before')}
          aria-disabled={index === 0 || undefined}
          {...hold.handlers(() => turnTo(index - 1))}
        />
        <button
          type="button"
          className={classNames(styles.zone, styles.after)}
          aria-label={text('story.after')}
          aria-disabled={index === pages.length - 1 || undefined}
          {...hold.handlers(() => turnTo(index + 1))}
        />
        <div className={styles.top}>
          <div className={styles.segments} aria-hidden="true">
            {pages.map((one, at) => (
              <span key={one.id} className={styles.segment} data-state={at < index ? 'seen' : at === index ? 'now' : 'ahead'}>
                {at === index && (
                  <span
                    className={length === 0 ? styles.filling : undefined}
                    style={
                      length === 0
                        ? { animationDuration: `${storyLimits.pageStands}ms`, animationPlayState: runs ? 'running' : 'paused' }
                        : { transform: `scaleX(${duration > 0 ? currentTime / duration : 0})` }
                    }
                    onAnimationEnd={goOn}
                  />
                )}
              </span>
            ))}
          </div>
          <div className={styles.bar}>
            <span className={classNames(styles.count, 'numbers')}>{place}</span>
            <IconButton
              variant="glass"
              label={text(isPaused ? 'player.play' : 'player.pause')}
              icon={isPaused ? <Icon name="play" weight="fill" size={18} /> : <Icon name="pause" weight="fill" size={18} />}
              onClick={() => setPaused(!isPaused)}
            />
            {length > 0 && !isSilent(page) && (
              <IconButton
                variant="glass"
                label={text(isMuted ? 'player.unmute' : 'player.mute')}
                icon={isMuted ? <Icon name="speaker-slash" size={20} /> : <Icon name="speaker-high" size={20} />}
                onClick={() => setMuted(!isMuted)}
              />
            )}
            {(isSaid || seen) && (
              <IconButton
                variant="glass"
                label={text('player.captions')}
                aria-pressed={areCaptionsOn}
                icon={
                  areCaptionsOn ? <Icon name="closed-captioning" weight="fill" size={20} /> : <Icon name="closed-captioning" size={20} />
                }
                onClick={() => dispatch(storyPlayerChanged({ areCaptionsOn: !areCaptionsOn }))}
              />
            )}
            <IconButton
              variant="glass"
              label={text(isFull ? 'player.leaveFullScreen' : 'player.fullScreen')}
              icon={isFull ? <Icon name="corners-in" size={20} /> : <Icon name="corners-out" size={20} />}
              onClick={() => goFull(!isFull)}
            />
          </div>
        </div>
        {isBroken && (
          <p className={classNames(styles.caption, styles.broken)} role="status">
            {text('player.failed')}
          </p>
        )}
        {areCaptionsOn && caption && (
          <p className={styles.caption} dir="auto">
            {caption}
          </p>
        )}
        {length > 0 && (
          <input
            className={styles.seek}
            type="range"
            min={0}
            max={Math.max(duration, length / 1000)}
            step={0.1}
            value={currentTime}
            aria-label={text('player.position')}
            onPointerDown={() => dispatch(storyPlayerChanged({ isSeeking: true }))}
            onPointerUp={() => dispatch(storyPlayerChanged({ isSeeking: false }))}
            onPointerCancel={() => dispatch(storyPlayerChanged({ isSeeking: false }))}
            onChange={(event) => seek(Number(event.target.value))}
          />
        )}
        {index === 0 && pages.length > 1 && <p className={styles.hint}>{text('story.hint')}</p>}
      </div>
      <VisuallyHidden live="polite">{place}</VisuallyHidden>
      {!isFull && children}
    </section>
  );
  if (!isFull) return viewer;
  return (
    <>
      <div className={styles.story}>{children}</div>
      <dialog ref={full} className={styles.dialog} aria-label={alt} onClose={() => goFull(false)}>
        {viewer}
      </dialog>
    </>
  );
}

/** How wide a page or block is drawn, in pixels; 0 while that is not known. */
function widthOf(of: ShownPage | ShownBlock, pageWidth: number): number {
  return 'edits' in of ? (pageWidth * of.edits.width * of.edits.scale) / 100 : pageWidth;
}

/** Whether the music of a page asks its films to be silent. */
function isSilent({ musicAttributions }: ShownPage): boolean {
  return musicAttributions.some(({ shouldMute }) => shouldMute);
}

/** A page as long as it lasts without the films that cannot be played. */
function withoutFilms({ video, image, blocks }: ShownPage, broken: ReadonlySet<string>): Pick<ShownPage, 'video' | 'blocks'> {
  return {
    video: image && broken.has(image.signature) ? null : video,
    blocks: blocks.filter((block) => !block.image || !broken.has(block.image.signature)),
  };
}

/** Whether half of the viewer, or more, is in view. */
function isOnScreen(viewer: HTMLElement | null): boolean {
  if (!viewer) return false;
  const { top, bottom, height } = viewer.firstElementChild!.getBoundingClientRect();
  return height > 0 && Math.min(bottom, window.innerHeight) - Math.max(top, 0) >= Math.min(height, window.innerHeight) / 2;
}

/** A button or link of its own, which Space presses; the edges that turn pages are none. */
function isOther(target: EventTarget): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.closest('a, input, summary') !== null || (target.closest('button') !== null && !target.classList.contains(styles.zone ?? ''))
  );
}
