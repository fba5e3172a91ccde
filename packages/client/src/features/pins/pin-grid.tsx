import type { ReactNode } from 'react';
import { useText } from '../../i18n/i18n.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import type { EntityRef, StoredPin } from '../../store/stored.ts';
import { Grid } from '../../ui/grid/grid.tsx';
import { sizeOfPinCard } from '../../ui/pin-card/pin-card.tsx';
import styles from './pin-grid.module.css';
import { pictureOfPin } from './pin-picture.ts';
import { PinTile } from './pin-tile.tsx';
import { usePins } from './use-pins.ts';

export interface PinGridProps {
  readonly pins: readonly EntityRef<'pin'>[];
  readonly label: string;
  /** The end comes near; leave it out at the end of the list. */
  readonly onEnd?: () => void;
  /** Whether the first row's pictures are the first thing that a person sees. */
  readonly eager?: boolean;
  /** The S key on a card. */
  readonly onSave?: (pin: StoredPin) => void;
  readonly footer?: ReactNode;
}

const EAGER_CARDS = 6;

/** A wall of pins: every list of pins is shown by this one. */
export function PinGrid({ pins: refs, label, onEnd, eager = false, onSave, footer }: PinGridProps) {
  const pins = usePins(refs);
  const device = useAppSelector((state) => state.session.context?.device ?? 'desktop');
  return (
    <div className={styles.frame}>
      <Grid
        items={pins}
        keyOf={keyOf}
        sizeOf={sizeOf}
        renderItem={(pin, index) => <PinTile pin={pin} eager={eager && index < EAGER_CARDS} />}
        label={label}
        deviceClass={device}
        onEnd={onEnd}
        onSave={onSave}
      />
      {footer}
    </div>
  );
}

const keyOf = (pin: StoredPin) => pin.id;

function sizeOf(pin: StoredPin, columns: number) {
  return sizeOfPinCard({ picture: pictureOfPin(pin), title: pin.title, byline: { name: ' ' } }, columns);
}

/** The label of a grid whose page has no heading of its own. */
export function usePinsLabel(): string {
  return useText()('pins.list');
}
