import { Fragment } from 'react';
import { useText, type Text } from '../../../i18n/i18n.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { useViewer } from '../../../store/hooks.ts';
import { Dialog } from '../../../ui/overlays.tsx';
import { keyboardShortcuts, keyWords, moderatorShortcuts, type KeyCap, type Shortcut } from './keyboard-shortcuts.ts';
import styles from './shortcuts-dialog.module.css';

/** All keys of the product, by where they act. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const viewer = useViewer();
  const groups = viewer?.is_moderator ? [...keyboardShortcuts, moderatorShortcuts] : keyboardShortcuts;
  const hasWords = useWords('shortcuts');
  if (!hasWords) return null;
  return (
    <Dialog title={text('shortcuts.title')} closeLabel={text('app.close')} size="wide" onClose={onClose}>
      <div className={styles.groups}>
        {groups.map(({ group, shortcuts }) => (
          <section key={group} aria-labelledby={group}>
            <h3 id={group} className={styles.heading}>
              {text(group)}
            </h3>
            <dl className={styles.list}>
              {shortcuts.map((shortcut) => (
                <div key={shortcut.does} className={styles.line}>
                  <dt>{text(shortcut.does)}</dt>
                  <dd className={styles.ways}>{waysOf(shortcut, text)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function waysOf({ ways }: Shortcut, text: Text) {
  return ways.map((caps) => (
    <kbd key={nameOf(caps, text)} className={styles.way} dir="auto">
      {caps.map((cap, index) => (
        <Fragment key={capOf(cap, text)}>
          {index > 0 && <span className={styles.plus}>+</span>}
          <kbd className={styles.cap}>{capOf(cap, text)}</kbd>
        </Fragment>
      ))}
    </kbd>
  ));
}

const nameOf = (caps: readonly KeyCap[], text: Text) => caps.map((cap) => capOf(cap, text)).join('+');

function capOf(cap: KeyCap, text: Text): string {
  if ('sign' in cap) return cap.sign;
  return cap.word === 'command' && isMac() ? '⌘' : text(keyWords[cap.word]);
}

function isMac(): boolean {
  return /mac|iphone|ipad/iu.test(navigator.userAgent);
}
