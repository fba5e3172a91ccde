import { useText } from '../../i18n/i18n.tsx';
import { Link } from '../../ui/link/link.tsx';
import { tabClass, Tabs } from '../../ui/tabs/tabs.tsx';
import type { HomeTab } from '../../features/discovery/home-feed/index.ts';

/** For you, Following: each has an address. */
export function HomeTabs({ selected }: { selected: HomeTab }) {
  const text = useText();
  const tab = (id: HomeTab, href: string, words: string) => (
    <Link href={href} className={tabClass(id === selected)} aria-current={id === selected ? 'page' : undefined}>
      {words}
    </Link>
  );
  return (
    <Tabs label={text('home.tabs')}>
      {tab('for_you', '/', text('home.forYou'))}
      {tab('following', '/?tab=following', text('home.following'))}
    </Tabs>
  );
}
