import { memo, useEffect, useEffectEvent, useRef, type MouseEvent } from 'react';
import { moneyShown } from '../../../i18n/formats.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { useEntity } from '../../../store/hooks.ts';
import type { StoredPin } from './stored-pin.ts';
import { PinCard, type PinCardByline, type PinCardProps } from '../../../ui/pin-card/pin-card.tsx';
import { usePinActs } from './use-pin-acts.tsx';
import { pinExtras } from './pin-extras.ts';
import { pinPath } from './pin-path.ts';
import { altOfPin, lengthOfVideo, movingPictureOf, pictureOfPin } from './pin-picture.ts';
import { pinTransitionName } from './pin-transition.ts';
import { useOpenPin } from './use-open-pin.ts';
import { usePlaying } from './use-playing.ts';

type Pinner = ReturnType<typeof useEntity<'user'>>;

export interface PinTileProps {
  readonly pin: StoredPin;
  readonly eager: boolean | 'first';
  /** How often the S key was pressed on this card. */
  readonly savesAsked?: number;
  /** Whether title and byline stand beneath. */
  readonly hasWords?: boolean;
  /** Says who added it, where several people do. */
  readonly addedBy?: (name: string) => string;
}

/** One pin on a wall. */
export const PinTile = memo(function PinTile({ pin, eager, savesAsked = 0, hasWords = true, addedBy }: PinTileProps) {
  const text = useText();
  const locale = useLocale();
  const card = useRef<HTMLDivElement>(null);
  const pinner = useEntity(pin.pinner);
  const path = pinPath(pin.id);
  const alt = altOfPin(pin, text('pins.untitled', { name: pinner?.fullName ?? '' }));
  const acts = usePinActs(pin, { path, title: pin.title || alt });
  const { save } = acts;
  const sponsor = sponsorOf(pin);
  const { open, isMoving } = useOpenPin(pin.id);
  const video = movingPictureOf(pin);
  const playing = usePlaying(pin, video !== null);
  const onSaveAsked = useEffectEvent(() => card.current && acts.quickSave(card.current));
  useEffect(() => {
    if (savesAsked > 0) onSaveAsked();
  }, [savesAsked]);
  // The second click of a double click is no act of its own.
  const once = (act: (trigger: Element) => void) => (event: MouseEvent<HTMLButtonElement>) => event.detail <= 1 && act(event.currentTarget);
  const shown = (
    <PinCard
      href={path}
      alt={alt}
      title={hasWords ? pin.title : null}
      picture={pictureOfPin(pin)}
      byline={hasWords ? bylineOf(pin, pinner, addedBy) : null}
      savedText={hasWords ? save.savedText : null}
      tag={sponsor && !hasWords ? { kind: 'sponsor', text: text('pins.sponsoredBy', { name: sponsor.fullName }) } : tagOf(pin, locale)}
      video={video}
      playing={playing.isPlaying}
      autoplayKey={pin.id}
      eager={eager}
      transitionName={isMoving ? pinTransitionName(pin.id) : undefined}
      tools={{
        board: save.lastBoard?.name,
        saved: save.isSaved,
        onSave: once(acts.quickSave),
        onPickBoard: once(acts.choose),
        onShare: acts.share,
      }}
      onMore={(event) => (isTouched(event) ? acts.openSheet : acts.openActs)(event.currentTarget)}
      onLongPress={() => card.current && acts.openSheet(card.current)}
      onOpen={open}
      onHover={playing.want}
      labels={{
        save: text('app.save'),
        saved: text('pins.saved'),
        share: text('pins.share'),
        more: text('app.more'),
        chooseBoard: text('pins.chooseBoard'),
        ofPin: (act) => text('pins.actOn', { act, pin: alt }),
        savedBadge: save.savedText ?? undefined,
        promotedBy: sponsor && text('pins.sponsoredBy', { name: sponsor.fullName }),
      }}
    />
  );
  return (
    <div ref={card}>
      {pinExtras.reduce(
        (inner, { Around }) =>
          Around ? (
            <Around pin={pin} hasWords={hasWords}>
              {inner}
            </Around>
          ) : (
            inner
          ),
        shown,
      )}
      {acts.overlays}
    </div>
  );
});

/** Who pays for it, once that is approved. */
function sponsorOf({ sponsorship }: StoredPin) {
  return sponsorship?.status === 1 ? sponsorship.sponsor : null;
}

/** What stands beneath the title: who pays for a pin, or else whose it is. A label of that kind is never left out. */
function bylineOf(pin: StoredPin, pinner: Pinner, addedBy: PinTileProps['addedBy']): PinCardByline | null {
  const sponsor = sponsorOf(pin);
  if (sponsor) return { promotedBy: sponsor.fullName };
  if (!pinner) return null;
  const { fullName: name, imageSmallUrl: avatar, profileUrl: href } = pinner;
  return { name, avatar, href, words: addedBy?.(name) };
}

/** What stands over the picture: how many there are, how long it runs, or what it costs. */
function tagOf(pin: StoredPin, locale: string): PinCardProps['tag'] {
  if (pin.storyPageCount) return { kind: 'pictures', text: pin.storyPageCount.toLocaleString(locale) };
  if (pin.carouselData) return { kind: 'pictures', text: pin.carouselData.slots.length.toLocaleString(locale) };
  const length = lengthOfVideo(pin);
  return length === null ? priceTag(pin, locale) : { kind: 'video', text: length };
}

/** What a product costs, and what it cost before it was reduced. */
function priceTag({ productOffer: offer }: StoredPin, locale: string) {
  if (!offer) return null;
  const shown = (price: string) => moneyShown(locale, price, offer.currency);
  return { kind: 'price', text: shown(offer.price), was: offer.standardPrice === null ? undefined : shown(offer.standardPrice) } as const;
}

/** A finger gets a sheet, everybody else a menu. */
function isTouched({ nativeEvent }: MouseEvent): boolean {
  const isFinger = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
  return isFinger || !window.matchMedia('(hover: hover)').matches;
}
