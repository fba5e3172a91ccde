import type { BoardLayout } from '@bowerbird/contract/pinning/boards/records.ts';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useAppSelector } from '../../../store/hooks.ts';
import type { EntityRef } from '../../../store/stored.ts';
import type { StoredPin } from './stored-pin.ts';
import { Grid } from '../../../ui/grid/grid.tsx';
import { useAutoplayCandidate } from '../../../ui/pin-card/use-autoplay-candidate.ts';
import styles from './pin-grid.module.css';
import { PinTile } from './pin-tile.tsx';
import { sizeOfPinTile } from './pin-tile-size.ts';
import { useOpenedCard } from './use-opened-card.ts';
import { usePlayCandidate } from './use-playing.ts';
import { usePins } from './use-pins.ts';

export interface PinGridProps {
  readonly pins: readonly EntityRef<'pin'>[];
  readonly label: string;
  /** The end comes near; leave it out at the end of the list. */
  readonly onEnd?: () => void;
  /** Whether the first row's pictures are the first thing that a person sees. */
  readonly eager?: boolean;
  readonly footer?: ReactNode;
  /** How a board shows its pins (`C3.7`): with words, as pictures alone, or large. */
  readonly look?: BoardLayout;
  /** Says who added a pin, where several people do; without it a pin says whose it is, or where the viewer saved it. */
  readonly addedBy?: (name: string) => string;
}

const EAGER_CARDS = 6;
/** The largest paint of a phone is among its first row. */
const FIRST_CARDS = 2;

/** A wall of pins: every list of pins is shown by this one. */
export function PinGrid({ pins: refs, label, onEnd, eager = false, footer, look = 'default', addedBy }: PinGridProps) {
  const pins = usePins(refs);
  const device = useAppSelector((state) => state.session.context?.device ?? 'desktop');
  const frame = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState({ id: '', count: 0 });
  const save = useCallback((pin: StoredPin) => setAsked(({ id, count }) => ({ id: pin.id, count: id === pin.id ? count + 1 : 1 })), []);
  const ids = useMemo(() => pins.map(({ id }) => id), [pins]);
  useOpenedCard(frame, ids);
  usePlayCandidate(useAutoplayCandidate());
  return (
    <div ref={frame} className={look === 'wide' ? styles.wide : styles.frame}>
      <Grid
        items={pins}
        keyOf={keyOf}
        sizeOf={look === 'compact' ? sizeOfPicture : sizeOf}
        renderItem={(pin, index) => (
          <PinTile
            pin={pin}
            hasWords={look !== 'compact'}
            addedBy={addedBy}
            eager={eager && (index < FIRST_CARDS ? 'first' : index < EAGER_CARDS)}
            savesAsked={asked.id === pin.id ? asked.count : 0}
          />
        )}
        label={label}
        deviceClass={device}
        onEnd={onEnd}
        onSave={save}
      />
      {footer}
    </div>
  );
}

const keyOf = (pin: StoredPin) => pin.id;

const sizeOf = (pin: StoredPin) => sizeOfPinTile(pin, true);

const sizeOfPicture = (pin: StoredPin) => sizeOfPinTile(pin, false);
