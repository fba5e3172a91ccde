import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useState,
} from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { Dot } from '../badge/badge.tsx';
import { alwaysOneLine } from '../grid/word-room.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { CardPicture, type CardVideo, type PinPicture } from './card-picture.tsx';
import { CardTools, type CardToolsProps } from './card-tools.tsx';
import { pinCardSize } from './pin-card-size.ts';
import styles from './pin-card.module.css';
import { titleWidth } from './title-width.ts';
import { useLongPress } from './use-long-press.ts';

export type PinCardByline =
  | {
      name: string;
      avatar?: string | null;
      href?: string;
      /** Says it in a sentence, such as "Lena added this". It stays where the viewer saved the pin, too. */
      words?: string;
    }
  | { promotedBy: string };

export type PinCardLabels = {
  save: string;
  saved: string;
  share: string;
  more: string;
  /** "Choose a board": names the pill that shows the board. */ chooseBoard: string;
  /** What an act is called for readers, who meet it on every card: "Save, Blue jug". */ ofPin?: (act: string) => string;
  savedBadge?: string;
  promotedBy?: ReactNode;
};

export type PinCardProps = {
  href: string;
  /** The link's accessible name: the owner's alternative text, else the automatic one, else the title. */
  alt: string;
  title?: string | null;
  picture: PinPicture;
  byline?: PinCardByline | null;
  labels: PinCardLabels;
  /** Where the viewer saved it; takes the byline's place as `savedText`, such as "Saved to Tiles". */
  savedText?: string | null;
  /** A short text over the picture's bottom start: a video's length or how many pictures there are on dark, a price on glass. */
  tag?: { kind: 'video' | 'pictures' | 'sponsor'; text: string } | { kind: 'price'; text: string; was?: string } | null;
  video?: CardVideo | null;
  /** Whether the moving picture runs; see `useAutoplayCandidate` on touch. */
  playing?: boolean;
  /** Makes a moving card one that `useAutoplayCandidate` can choose, under this key. */
  autoplayKey?: string;
  /** Board pill, Save and share; leave it out where nothing can be saved. */
  tools?: Omit<CardToolsProps, 'labels'> | null;
  onMore?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** A press of 350 ms, or the menu key: the caller opens the same acts as a sheet. */
  onLongPress?: () => void;
  /** A plain click, for routing in place; call `preventDefault` and navigate. */
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void;
  onHover?: (hovering: boolean) => void;
  /** Pictures that should not wait; the first row's come before the page's scripts. */
  eager?: boolean | 'first';
  /** Set on the one pin being opened, for the shared picture. */
  transitionName?: string;
};

/**
 * Picture, title, byline; everything else on demand: the tools are there once a pointer or the keyboard has met the card. They
 * are half of its elements, and most cards only pass by. "More" is there from the start, beneath or over the picture: it offers
 * all of them to who comes without either, such as by a screen reader. Its height is exactly `pinCardSize`.
 */
export function PinCard(props: PinCardProps) {
  const {
    href,
    alt,
    title,
    picture,
    byline,
    labels,
    savedText,
    tag,
    video,
    playing,
    autoplayKey,
    tools,
    onMore,
    onLongPress,
    onOpen,
    onHover,
    eager,
    transitionName,
  } = props;
  const [active, setActive] = useState(false);
  const [isMet, setMet] = useState(false);
  const press = useLongPress(onLongPress);
  const hasMore = Boolean(title && onMore);
  // Who pays for a pin is said on every card, also on one that the viewer saved.
  const isPaid = Boolean(byline && 'promotedBy' in byline);
  const isSaid = Boolean(byline && 'words' in byline && byline.words);
  const under = savedText && !isPaid && !isSaid ? { name: savedText } : byline;

  function setHover(hovering: boolean) {
    setActive(hovering);
    onHover?.(hovering);
  }

  function meet(event: PointerEvent) {
    if (event.pointerType === 'touch') return;
    setHover(true);
    setMet(true);
  }

  function onFocus(event: FocusEvent) {
    setHover(true);
    if (event.target.matches(':focus-visible')) setMet(true);
  }

  function onMenuKey(event: KeyboardEvent) {
    if (event.key !== 'ContextMenu' || !onLongPress) return;
    event.preventDefault();
    onLongPress();
  }

  return (
    <div
      className={styles.card}
      data-autoplay={video ? autoplayKey : undefined}
      onPointerEnter={meet}
      // A pointer that was there before the page started enters nothing.
      onPointerMove={isMet ? undefined : meet}
      onPointerLeave={(event) => event.pointerType !== 'touch' && setHover(false)}
      onFocus={onFocus}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setHover(false)}
    >
      <div className={styles.frame}>
        <Link href={href} data-grid-target className={styles.link} aria-label={alt} onClick={onOpen} onKeyDown={onMenuKey} {...press}>
          <CardPicture picture={picture} video={video} playing={playing ?? active} eager={eager} transitionName={transitionName} />
        </Link>
        {tag && <CardTag tag={tag} />}
        {savedText && (
          <span
            className={styles.saved}
            role={labels.savedBadge ? 'img' : undefined}
            aria-label={labels.savedBadge}
            aria-hidden={labels.savedBadge ? undefined : true}
          >
            <Icon name="check" weight="bold" size={16} />
          </span>
        )}
        {tools && (isMet || (onMore && !hasMore)) && (
          <CardTools {...tools} labels={labels} onMore={onMore} repeatsMore={hasMore} moreOnly={!isMet} />
        )}
      </div>
      {(title || under) && (
        <div className={styles.caption} {...(title && widthOfTitle(title))}>
          <div className={styles.words}>
            {title && (
              <Link href={href} tabIndex={-1} aria-hidden="true" className={styles.title} dir="auto" onClick={onOpen}>
                {title}
              </Link>
            )}
            {under && <Byline byline={under} saved={under !== byline} promotedBy={labels.promotedBy} />}
          </div>
          {hasMore && (
            <IconButton
              label={labels.more}
              name={labels.ofPin?.(labels.more)}
              icon={<Icon name="dots-three" weight="bold" size={18} />}
              tooltip="none"
              className={styles.more}
              onClick={onMore}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** The size that the grid lays out for these props. */
export function sizeOfPinCard({
  picture,
  title,
  byline,
  savedText,
}: Pick<PinCardProps, 'title' | 'byline' | 'savedText'> & { picture: Pick<PinPicture, 'width' | 'height'> }) {
  return pinCardSize({ width: picture.width, height: picture.height, title, hasByline: Boolean(byline ?? savedText) });
}

/** What the style sheet has to know of a title. So the title takes as many lines as the grid leaves room for. */
function widthOfTitle(title: string) {
  const width = titleWidth(title);
  return { 'data-one-line': alwaysOneLine(width), style: { '--title': `${width / 16}rem` } as CSSProperties };
}

function CardTag({ tag }: { tag: NonNullable<PinCardProps['tag']> }) {
  return (
    <span className={styles.tag} data-kind={tag.kind} dir="auto">
      {tag.kind === 'video' && <Icon name="play" weight="fill" size={12} />}
      {tag.kind === 'pictures' && <Icon name="images" weight="fill" size={14} />}
      {tag.text}
      {tag.kind === 'price' && tag.was && <s className={styles.was}>{tag.was}</s>}
    </span>
  );
}

function Byline({ byline, saved, promotedBy }: { byline: PinCardByline; saved: boolean; promotedBy: ReactNode }) {
  if ('promotedBy' in byline) return <span className={styles.byline}>{promotedBy ?? byline.promotedBy}</span>;
  const start = saved ? <Dot /> : byline.avatar !== undefined && <Avatar name={byline.name} src={byline.avatar} size={20} />;
  const words = (
    <span className={styles.name} dir="auto">
      {byline.words ?? byline.name}
    </span>
  );
  if (!byline.href)
    return (
      <span className={styles.byline}>
        {start}
        {words}
      </span>
    );
  return (
    <Link href={byline.href} className={styles.byline}>
      {start}
      {words}
    </Link>
  );
}
