import { RichText } from '../../../i18n/i18n.tsx';
import { linkTo } from '../../../ui/link/link-in-words.tsx';

/** Says that a link is of no use any more, and where there is another. */
export function DeadLink({ href = '/password/reset/' }: { href?: string }) {
  return (
    <p role="alert">
      <RichText id="link.dead" parts={{ link: linkTo(href, 'link strong') }} />
    </p>
  );
}
