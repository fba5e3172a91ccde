import { useEffect, useState } from 'react';
import { browser } from 'wxt/browser';
import { ask } from '../lib/asks.ts';
import { findInstance } from '../lib/instances.ts';
import { countWaiting } from '../lib/saves.ts';
import { text } from '../lib/words.ts';
import { Icon } from './icon.tsx';

export interface WaitingNoteProps {
  readonly origin: string;
  readonly onSignIn: () => void;
}

/** Says what waits for the instance to answer, or for a sign-in that has ended; nothing where neither is so. */
export function WaitingNote({ origin, onSignIn }: WaitingNoteProps) {
  const [count, setCount] = useState(0);
  const [isEnded, setEnded] = useState(false);
  useEffect(() => {
    const look = () => {
      void countWaiting(origin).then(setCount);
      void findInstance(origin).then((instance) => setEnded(instance?.isEnded ?? false));
    };
    look();
    browser.storage.local.onChanged.addListener(look);
    return () => browser.storage.local.onChanged.removeListener(look);
  }, [origin]);
  if (count === 0 && !isEnded) return null;
  return (
    <section className="waiting" role="status">
      <span className="square">
        <Icon name="offline" size={22} />
      </span>
      <div>
        <h2>{text(isEnded ? 'extension.endedTitle' : 'extension.keptTitle')}</h2>
        {isEnded && <p className="muted">{text('extension.ended')}</p>}
        {count > 0 && <p className="muted">{text('extension.waiting', { count })}</p>}
        {isEnded ? (
          <button type="button" className="button small" onClick={onSignIn}>
            {text('extension.signInAgain')}
          </button>
        ) : (
          <button type="button" className="button small" onClick={() => void ask<'send_waiting'>({ kind: 'send_waiting' })}>
            {text('extension.tryNow')}
          </button>
        )}
      </div>
    </section>
  );
}
