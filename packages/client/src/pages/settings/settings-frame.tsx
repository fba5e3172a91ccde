import type { ReactNode } from 'react';
import { loginStates } from '@bowerbird/domain/identity/login-state.ts';
import { useLocation } from 'react-router';
import { useText } from '../../i18n/i18n.tsx';
import { useViewer } from '../../store/hooks.ts';
import { classNames } from '../../lib/class-names.ts';
import { useOpened } from '../../lib/use-opened.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { FeedbackDialog } from '../../features/measurement/feedback/index.ts';
import { PasscodeQuestion } from '../../features/account/parental-passcode/index.ts';
import { PasswordGate } from './password-gate.tsx';
import styles from './settings-frame.module.css';
import { placeOfPage, settingsGroups } from './settings-places.ts';

export interface SettingsFrameProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A page of the settings: the list of pages beside it, on phones a way back to the list. A limited login gives the password first. */
export function SettingsFrame({ title, lead, children }: SettingsFrameProps) {
  const text = useText();
  const viewer = useViewer();
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <SettingsNav />
      </div>
      <section className={styles.main}>
        <header>
          <Link href="/settings/" className={styles.back}>
            <Icon name="arrow-left" size={20} />
            {text('settings.title')}
          </Link>
          <h1 className="display h2">{title}</h1>
          {lead && <p className="muted">{lead}</p>}
        </header>
        {viewer?.login_state === loginStates.loggedIn ? children : <PasswordGate />}
      </section>
      <PasscodeQuestion />
    </div>
  );
}

/** The list of all pages of the settings, and the way to say what one thinks; with help, each says what is found there. */
export function SettingsNav({ hasHelp = false }: { hasHelp?: boolean }) {
  const text = useText();
  const viewer = useViewer();
  const current = placeOfPage(useLocation().pathname);
  const feedback = useOpened<'dialog'>();
  const groups = settingsGroups
    .map(({ title, places }) => ({ title, places: places.filter(({ shownTo }) => !shownTo || viewer?.[shownTo]) }))
    .filter(({ places }) => places.length > 0);
  return (
    <nav className={styles.nav} aria-label={text('settings.title')}>
      {groups.map(({ title: name, places }) => (
        <div key={name} role="group" aria-labelledby={name} className={styles.group}>
          <p id={name} className={styles.groupName}>
            {text(name)}
          </p>
          {places.map(({ path, title, help }) => (
            <Link
              key={path}
              href={path}
              className={classNames(styles.place, path === current && styles.current)}
              aria-current={path === current ? 'page' : undefined}
            >
              <span className={styles.words}>
                {text(title)}
                {hasHelp && <span className={styles.help}>{text(help)}</span>}
              </span>
              <Icon name="caret-right" size={16} className={styles.caret} />
            </Link>
          ))}
        </div>
      ))}
      {viewer?.login_state === loginStates.loggedIn && (
        <button type="button" className={styles.place} aria-haspopup="dialog" onClick={() => feedback.open('dialog')}>
          <span className={styles.words}>
            {text('settings.feedback')}
            {hasHelp && <span className={styles.help}>{text('settings.feedbackHelp')}</span>}
          </span>
        </button>
      )}
      {feedback.opened && <FeedbackDialog source="settings" onClose={feedback.close} />}
    </nav>
  );
}
