import { useState } from 'react';
import type { Refusal, RefusedPin } from '../lib/kept-pins.ts';
import { text, type WordId } from '../lib/words.ts';
import { Icon } from './icon.tsx';

const reasons: Readonly<Record<Refusal, WordId>> = {
  picture: 'extension.refusedPicture',
  board: 'extension.refusedBoard',
  other: 'extension.refusedOther',
};

export interface RefusedPinsProps {
  readonly pins: readonly RefusedPin[];
  readonly onTryAgain: (id: string) => void;
  readonly onDiscard: (id: string) => void;
}

/** Pins that went up by themselves and were refused: each says why, and its person decides what becomes of it. */
export function RefusedPins({ pins, onTryAgain, onDiscard }: RefusedPinsProps) {
  return (
    <section className="refused" role="status">
      <h2>{text('extension.refusedTitle')}</h2>
      <ul>
        {pins.map((pin) => (
          <RefusedRow key={pin.id} pin={pin} onTryAgain={() => onTryAgain(pin.id)} onDiscard={() => onDiscard(pin.id)} />
        ))}
      </ul>
    </section>
  );
}

interface RefusedRowProps {
  readonly pin: RefusedPin;
  readonly onTryAgain: () => void;
  readonly onDiscard: () => void;
}

function RefusedRow({ pin, onTryAgain, onDiscard }: RefusedRowProps) {
  const [hasPicture, setHasPicture] = useState(true);
  const title = pin.title || text('extension.refusedUnnamed');
  return (
    <li>
      {hasPicture ? (
        <img src={pin.picture ?? pin.pictureUrl} alt="" className="square" onError={() => setHasPicture(false)} />
      ) : (
        <span className="square">
          <Icon name="images" size={22} />
        </span>
      )}
      <div className="name">
        <bdi>{title}</bdi>
        <p className="muted">{text(reasons[pin.refusal])}</p>
        <div className="acts">
          <button type="button" className="button small" aria-label={text('extension.tryAgainOne', { title })} onClick={onTryAgain}>
            {text('extension.tryAgain')}
          </button>
          <button type="button" className="button small" aria-label={text('extension.discardOne', { title })} onClick={onDiscard}>
            {text('extension.discard')}
          </button>
        </div>
      </div>
    </li>
  );
}
