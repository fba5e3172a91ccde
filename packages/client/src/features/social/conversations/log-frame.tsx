import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import styles from './log.module.css';

/** How long readers of the screen take to notice what came. */
const SETTLE_MILLISECONDS = 500;

interface LogFrameProps {
  /** Whom the conversation is with. */
  readonly name: string;
  readonly box: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
  /** A page is on its way, so what it brings is not read out. */
  readonly fetching: boolean;
  /** A page is on its way that belongs above. */
  readonly isLoading: boolean;
  /** Asks again for the page that failed, if one did. */
  readonly onTryAgain: (() => void) | undefined;
  readonly children: ReactNode;
}

/** The box of a log that scrolls. It says above its messages that older ones come, or that they did not. */
export function LogFrame({ name, box, onScroll, fetching, isLoading, onTryAgain, children }: LogFrameProps) {
  const text = useText();
  const quiet = useQuietWhile(fetching);
  const isBelowToast = useAppSelector(({ toasts: { current } }) => current?.kind === 'offline' || current?.kind === 'waiting');
  return (
    <div
      ref={box}
      className={classNames(styles.log, isBelowToast && styles.belowToast)}
      role="log"
      aria-label={text('messages.with', { name })}
      aria-live={quiet ? 'off' : 'polite'}
      // Scrolls by keys, too.
      tabIndex={0}
      onScroll={onScroll}
    >
      {isLoading && (
        <div className={styles.older}>
          <Spinner label={text('app.routeLoading')} />
        </div>
      )}
      {onTryAgain && (
        <div className={styles.older} role="alert">
          {text('messages.failed')}{' '}
          <Button size="small" onClick={onTryAgain}>
            {text('app.tryAgain')}
          </Button>
        </div>
      )}
      {children}
    </div>
  );
}

/** What a fetch brings is not read out; what arrives by itself is. */
function useQuietWhile(fetching: boolean): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (fetching) return setSettled(false);
    const timer = setTimeout(() => setSettled(true), SETTLE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [fetching]);
  return fetching || !isSettled;
}
