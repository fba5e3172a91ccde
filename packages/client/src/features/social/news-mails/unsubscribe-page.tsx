import { useState } from 'react';
import { MailSubscriptionResource } from '@bowerbird/contract/social/news-mails/calls.ts';
import type { Subscription } from '@bowerbird/contract/social/news-mails/schemas.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { FormFailure } from '../../../shared/forms/form-failure.tsx';
import { useSave } from '../../../shared/forms/use-save.ts';
import { ArchPanel } from '../../../ui/arch-panel/arch-panel.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { Entrance } from '../../identity/entrance/index.ts';
import { useLinkToken } from '../../identity/mailed-links/index.ts';
import { isNewsKind, newsKinds } from '../news-kinds/index.ts';

const SETTINGS = '/settings/notifications/';

/** `/unsubscribe/`: ends mails of one kind, in any browser. Opening the page alone ends nothing, since programs open links too. */
export function UnsubscribePage() {
  return <Unsubscribe token={useLinkToken()} />;
}

/** What a link of a mail is about, and the press that ends it. */
export function Unsubscribe({ token }: { token: string }) {
  const text = useText();
  const [isDone, setDone] = useState(false);
  const { save, busy, isDead, failure } = useSave(MailSubscriptionResource.delete, () => setDone(true));
  const list = listOf(token);
  const isWhole = list !== null && !isDead;
  return (
    <Entrance>
      <ArchPanel title={text(list === 'address' ? 'unsubscribe.addressTitle' : 'unsubscribe.title')}>
        {!isWhole && <p role="alert">{text('unsubscribe.dead')}</p>}
        {isWhole && isDone && <p role="status">{text(list === 'address' ? 'unsubscribe.addressDone' : 'unsubscribe.done')}</p>}
        {isWhole && !isDone && (
          <>
            <Question list={list} />
            <FormFailure words={failure} />
            <Button variant="primary" size="large" wide busy={busy} onClick={() => void save({ token })}>
              {text('unsubscribe.stop')}
            </Button>
          </>
        )}
        {list !== 'address' && (
          <p>
            <Link href={SETTINGS} className="link strong">
              {text('unsubscribe.settings')}
            </Link>
          </p>
        )}
      </ArchPanel>
    </Entrance>
  );
}

function Question({ list }: { list: Subscription['list'] }) {
  const text = useText();
  if (list === 'address') return <p>{text('unsubscribe.address')}</p>;
  return <p>{list === 'digest' ? text('unsubscribe.digest') : text('unsubscribe.kind', { kind: text(newsKinds[list].title) })}</p>;
}

/** The mails that a link names; whether it was signed, the server knows. */
function listOf(token: string): Subscription['list'] | null {
  const list = token.split('.')[1] ?? '';
  return list === 'digest' || list === 'address' || isNewsKind(list) ? list : null;
}
