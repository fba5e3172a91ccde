import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/i18n.tsx';
import { classNames } from '../../lib/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { browserNetwork } from '../../lib/loading/network.ts';
import styles from './offline-banner.module.css';

/** How long it stays once the network is back (`C2.31`). */
const BACK_MILLISECONDS = 2000;
const ROOM = '--banner';

/** Stands above the page while there is no network, and for a moment says that there is one again (`C2.31`). */
export function OfflineBanner() {
  const text = useText();
  const banner = useRef<HTMLDivElement>(null);
  const network = useNetworkWord();
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const keepRoom = () => style.setProperty(ROOM, `${banner.current?.offsetHeight ?? 0}px`);
    keepRoom();
    window.addEventListener('resize', keepRoom);
    return () => {
      window.removeEventListener('resize', keepRoom);
      style.removeProperty(ROOM);
    };
  }, [network]);
  return (
    <div ref={banner} className={styles.place} role="status">
      {network && (
        <p className={classNames(styles.banner, network === 'back' && styles.back)}>
          {network === 'away' ? <Icon name="wifi-slash" weight="bold" size={18} /> : <Icon name="wifi-high" weight="bold" size={18} />}
          {text(network === 'away' ? 'app.youAreOffline' : 'app.youAreBack')}
        </p>
      )}
    </div>
  );
}

/** What is to be said of the network; nothing where the server answers all the same, such as on the person's own machine. */
function useNetworkWord(): 'away' | 'back' | null {
  const [word, setWord] = useState<'away' | 'back' | null>(null);
  useEffect(() => {
    const look = async () => {
      if (!(await browserNetwork.isReached()) && !browserNetwork.isOnline()) setWord('away');
    };
    const onOffline = () => void look();
    const onOnline = () => setWord((now) => now && 'back');
    if (!browserNetwork.isOnline()) onOffline();
    window.addEventListener('offline', onOffline);
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('online', onOnline);
    };
  }, []);
  useEffect(() => {
    if (word !== 'back') return;
    const timer = setTimeout(() => setWord(null), BACK_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [word]);
  return word;
}
