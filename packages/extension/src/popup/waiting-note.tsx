import { useEffect, useState } from 'react';
import { browser } from 'wxt/browser';
import { ask } from '../lib/asks.ts';
import { findInstance } from '../lib/instances.ts';
import { countWaiting, listRefused, type RefusedPin } from '../lib/kept-pins.ts';
import { text } from '../lib/words.ts';
import { Icon } from './icon.tsx';
import { RefusedPins } from './refused-pins.tsx';

export interface WaitingNoteProps {
  readonly origin: string;
  readonly onSignIn: () => void;
}

/** Says what waits for the instance, for a sign-in that has ended, or for its person; nothing where none is so. */
export function WaitingNote({ origin, onSignIn }: WaitingNoteProps) {
  const [count, setCount] = useState(0);
  const [refused, setRefused] = useState<readonly RefusedPin[]>([]);
  const [isEnded, setEnded] = useState(false);
  useEffect(() => {
    const look = () => {
      void countWaiting(origin).then(setCount);
      void listRefused(origin).then(setRefused);
      void findInstance(origin).then((instance) => setEnded(instance?.isEnded ?? false));
    };
    look();
    browser.storage.local.onChanged.addListener(look);
    return () => browser.storage.local.onChanged.removeListener(look);
  }, [origin]);
  return (
    <>
      {(count > 0 || isEnded) && (
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
      )}
      {refused.length > 0 && (
        <RefusedPins
          pins={refused}
          onTryAgain={(id) => void ask<'try_again'>({ kind: 'try_again', id })}
          onDiscard={(id) => void ask<'discard'>({ kind: 'discard', id })}
        />
      )}
    </>
  );
}
