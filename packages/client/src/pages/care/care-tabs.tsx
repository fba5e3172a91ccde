import { useText } from '../../i18n/i18n.tsx';
import type { MessageId } from '../../i18n/message-id.ts';
import { Link } from '../../ui/link/link.tsx';
import { tabClass, Tabs } from '../../ui/tabs/tabs.tsx';

const PAGES = [
  { href: '/care/', name: 'care.cases' },
  { href: '/care/lists/', name: 'care.lists' },
  { href: '/care/sample/', name: 'care.sample' },
] as const satisfies readonly { readonly href: string; readonly name: MessageId }[];

/** The pages of moderators. */
export function CareTabs({ at }: { at: (typeof PAGES)[number]['href'] }) {
  const text = useText();
  return (
    <Tabs label={text('care.pages')} flush>
      {PAGES.map(({ href, name }) => (
        <Link key={href} href={href} className={tabClass(href === at)} aria-current={href === at ? 'page' : undefined}>
          {text(name)}
        </Link>
      ))}
    </Tabs>
  );
}
