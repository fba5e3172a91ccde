import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { buttonClass } from '../../../ui/button/button.tsx';
import { bookmarkletFor } from './bookmarklet.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './save-button.module.css';

/** The button to drag to the bookmarks, and its address for where nothing can be dragged. */
export function Bookmarklet({ origin, appName }: { origin: string; appName: string }) {
  const text = useText();
  const link = useRef<HTMLAnchorElement>(null);
  const [isPressed, setPressed] = useState(false);
  // React refuses such an address, because most of them are attacks; this one is of our own making.
  useEffect(() => link.current?.setAttribute('href', bookmarkletFor(origin)), [origin]);
  return (
    <>
      <a
        ref={link}
        href="#bookmarklet"
        className={buttonClass({ variant: 'primary' })}
        draggable
        onClick={(event) => {
          event.preventDefault();
          setPressed(true);
        }}
      >
        {text('saveButton.bookmarkletName', { app: appName })}
      </a>
      <p role="status" className={styles.told}>
        {isPressed && text('saveButton.bookmarkletPress')}
      </p>
      <p className="small muted">{text('saveButton.bookmarkletBar')}</p>
      <p className="small muted">{text('saveButton.bookmarkletTouch')}</p>
      <CopyButton label={text('saveButton.bookmarkletCopy')} words={() => bookmarkletFor(origin)} />
    </>
  );
}
