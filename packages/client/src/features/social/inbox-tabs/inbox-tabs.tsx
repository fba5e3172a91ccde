import { useText } from '../../../i18n/i18n.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { Link } from '../../../ui/link/link.tsx';
import { tabClass, Tabs } from '../../../ui/tabs/tabs.tsx';
import { MESSAGES_PATH } from '../conversations/index.ts';
import { NEWS_PATH } from '../news/index.ts';
import styles from './inbox-tabs.module.css';

const PLACES = [
  { href: NEWS_PATH, name: 'nav.news' },
  { href: MESSAGES_PATH, name: 'nav.messages' },
] as const;

/** News and messages beside each other on phones, because both share a place in the bar. */
export function InboxTabs({ at, className }: { at: (typeof PLACES)[number]['href']; className?: string | undefined }) {
  const text = useText();
  return (
    <Tabs label={text('nav.places')} className={classNames(styles.tabs, className)}>
      {PLACES.map(({ href, name }) => (
        <Link key={href} href={href} className={tabClass(href === at)} aria-current={href === at ? 'page' : undefined}>
          {text(name)}
        </Link>
      ))}
    </Tabs>
  );
}
