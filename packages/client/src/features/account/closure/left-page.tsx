import { useLocation } from 'react-router';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { ArchPanel } from '../../../ui/arch-panel/arch-panel.tsx';
import { Entrance } from '../../identity/entrance/index.ts';

/** `/login/left/`: where somebody lands who left: what happens now, until when (`until`) it can be undone, and how. */
export function LeftPage() {
  const text = useText();
  const locale = useLocale();
  const until = Date.parse(new URLSearchParams(useLocation().search).get('until') ?? '');
  // The day that the mail names.
  const dayOf = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const logIn = (
    <ButtonLink href="/login/" variant="primary" size="large" wide>
      {text('nav.logIn')}
    </ButtonLink>
  );
  return (
    <Entrance>
      {Number.isNaN(until) ? (
        <ArchPanel title={text('left.title')} lead={text('left.lead')}>
          {logIn}
        </ArchPanel>
      ) : (
        <ArchPanel title={text('left.deleteTitle')} lead={text('left.deleteLead', { day: dayOf.format(until) })}>
          <p>{text('left.changeMind')}</p>
          {logIn}
        </ArchPanel>
      )}
    </Entrance>
  );
}
