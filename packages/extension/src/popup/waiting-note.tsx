import { useEffect, useState } from 'react';
import { browser } from 'wxt/browser';
import { ask } from '../lib/asks.ts';
import { countWaiting } from '../lib/saves.ts';
import { text } from '../lib/words.ts';
import { Icon } from './icon.tsx';

/** Says what waits for the instance to answer; nothing where nothing waits. */
export function WaitingNote({ origin }: { origin: string }) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const look = () => void countWaiting(origin).then(setCount);
    look();
    browser.storage.local.onChanged.addListener(look);
    return () => browser.storage.local.onChanged.removeListener(look);
  }, [origin]);
  if (count === 0) return null;
  return (
    <section className="waiting" role="status">
      <span className="square">
        <Icon name="offline" size={22} />
      </span>
      <div>
        <h2>{text('extension.keptTitle')}</h2>
        <p className="muted">{text('extension.waiting', { count })}</p>
        <button type="button" className="button small" onClick={() => void ask<'send_waiting'>({ kind: 'send_waiting' })}>
          {text('extension.tryNow')}
        </button>
      </div>
    </section>
  );
}
