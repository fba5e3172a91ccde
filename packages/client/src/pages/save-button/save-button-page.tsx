import { useText } from '../../i18n/i18n.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { Bookmarklet, CopyButton, GetExtension, SnippetBuilder } from '../../features/creation/save-anywhere/index.ts';
import styles from './save-button-page.module.css';

const NOPIN = '<meta name="pinterest" content="nopin" description="…">';

/** `/save-button/`: every way to save from elsewhere, and the button for one's own site. */
export function SaveButtonPage() {
  const text = useText();
  const { appName, origin } = useAppSelector((state) => state.session.settings);
  return (
    <article className={styles.page}>
      <header>
        <h1 className="display h1">{text('saveButton.title')}</h1>
        <p className="muted">{text('saveButton.lead')}</p>
      </header>
      <section className={styles.part}>
        <h2 className="h3">{text('saveButton.bookmarkletTitle')}</h2>
        <p>{text('saveButton.bookmarkletLead')}</p>
        <Bookmarklet origin={origin} appName={appName} />
      </section>
      <section className={styles.part}>
        <h2 className="h3">{text('saveButton.extensionTitle')}</h2>
        <p>{text('saveButton.extensionLead')}</p>
        <p className={styles.line}>
          <code dir="ltr">{origin}</code>
          <CopyButton label={text('saveButton.extensionCopy')} words={origin} />
        </p>
        <GetExtension />
      </section>
      <section className={styles.part}>
        <h2 className="h3">{text('saveButton.phoneTitle')}</h2>
        <p>{text('saveButton.phoneLead', { app: appName })}</p>
      </section>
      <section className={styles.part}>
        <h2 className="h3">{text('saveButton.pasteTitle')}</h2>
        <p>{text('saveButton.pasteLead')}</p>
      </section>
      <section className={styles.part}>
        <h2 className="h3">{text('saveButton.siteTitle')}</h2>
        <p>{text('saveButton.siteLead')}</p>
        <SnippetBuilder origin={origin} />
      </section>
      <section className={styles.part}>
        <h2 className="h3">{text('saveButton.nopinTitle')}</h2>
        <p>{text('saveButton.nopinLead')}</p>
        <p>
          <code dir="ltr">{NOPIN}</code>
        </p>
      </section>
    </article>
  );
}
