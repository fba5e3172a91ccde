import { useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { Acts } from '../../../ui/row-card/row-card.tsx';
import { CookieChoice } from './cookie-choice.tsx';
import styles from './cookies.module.css';
import { everyKind, useConsent } from './use-consent.ts';

const ROOM = '--cookie-question';

/** The question itself. It stands before the page in the order of the keyboard, and the page's end leaves room for it. */
export function CookieQuestion() {
  const text = useText();
  const hasWords = useWords('cookies');
  const panel = useRef<HTMLElement>(null);
  const [consent, change] = useConsent();
  const [isChoosing, setChoosing] = useState(false);
  const [isDone, setDone] = useState(false);
  const isOpen = hasWords && consent !== null && !isDone && (isChoosing || !consent.is_chosen);
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.style.setProperty(ROOM, `${panel.current?.offsetHeight ?? 0}px`);
    // The button that was pressed is gone.
    if (isChoosing) panel.current?.focus();
    return () => void root.style.removeProperty(ROOM);
  }, [isOpen, isChoosing]);
  if (!isOpen) return null;
  return (
    <aside ref={panel} tabIndex={-1} className={styles.question} aria-label={text('cookies.title')}>
      <p className={styles.words}>
        {text('cookies.question')}{' '}
        <Link href="/privacy/" className="link">
          {text('cookies.more')}
        </Link>
      </p>
      {isChoosing ? (
        <div className={styles.choice}>
          <CookieChoice />
          <Button variant="done" onClick={() => setDone(true)}>
            {text('app.done')}
          </Button>
        </div>
      ) : (
        <Acts>
          <Button variant="outline" onClick={() => void change(everyKind(false))}>
            {text('cookies.rejectAll')}
          </Button>
          <Button variant="outline" onClick={() => void change(everyKind(true))}>
            {text('cookies.allowAll')}
          </Button>
          <Button onClick={() => setChoosing(true)}>{text('cookies.choose')}</Button>
        </Acts>
      )}
    </aside>
  );
}
