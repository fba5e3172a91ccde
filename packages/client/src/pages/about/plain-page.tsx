import { useText } from '../../i18n/i18n.tsx';
import type { MessageId } from '../../i18n/message-id.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { Link } from '../../ui/link/link.tsx';
import styles from './plain-page.module.css';

type PlainPageName = 'about' | 'terms' | 'privacy';

/** Each page's title and its paragraphs, in order; a heading stands before its paragraph. */
const pages: Record<PlainPageName, { title: MessageId; parts: readonly { heading?: MessageId; body: MessageId }[] }> = {
  about: {
    title: 'about.title',
    parts: [{ body: 'about.what' }, { heading: 'about.whoTitle', body: 'about.who' }, { heading: 'about.freeTitle', body: 'about.free' }],
  },
  terms: {
    title: 'terms.title',
    parts: [
      { body: 'terms.what' },
      { heading: 'terms.yoursTitle', body: 'terms.yours' },
      { heading: 'terms.manyTitle', body: 'terms.many' },
      { heading: 'terms.endTitle', body: 'terms.end' },
    ],
  },
  privacy: {
    title: 'privacy.title',
    parts: [
      { body: 'privacy.what' },
      { heading: 'privacy.keptTitle', body: 'privacy.kept' },
      { heading: 'privacy.cookiesTitle', body: 'privacy.cookies' },
      { heading: 'privacy.seenTitle', body: 'privacy.seen' },
      { heading: 'privacy.picturesTitle', body: 'privacy.pictures' },
    ],
  },
};

/** A page of words about the instance: what it is, what holds on it, what it keeps. */
function PlainPage({ name }: { name: PlainPageName }) {
  const text = useText();
  const { appName } = useAppSelector((state) => state.session.settings);
  const { title, parts } = pages[name];
  return (
    <article className={styles.page}>
      <h1 className="display h1">{text(title, { app: appName })}</h1>
      {parts.map(({ heading, body }) => (
        <section key={body} className={styles.part}>
          {heading && <h2 className="h3">{text(heading, { app: appName })}</h2>}
          <p>{text(body, { app: appName })}</p>
        </section>
      ))}
      <nav className={styles.others} aria-label={text('about.others')}>
        {(['about', 'terms', 'privacy'] as const)
          .filter((other) => other !== name)
          .map((other) => (
            <Link key={other} href={`/${other}/`} className="link">
              {text(pages[other].title, { app: appName })}
            </Link>
          ))}
        <Link href="/transparency/" className="link">
          {text('transparency.title')}
        </Link>
      </nav>
    </article>
  );
}

export const AboutPage = () => <PlainPage name="about" />;
export const TermsPage = () => <PlainPage name="terms" />;
export const PrivacyPage = () => <PlainPage name="privacy" />;
