import { AccountSettingsResource } from '@bowerbird/contract/account/account-settings/calls.ts';
import { useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import type { RouteInput } from '../../../routing/define-route.ts';
import { useResource } from '../../../store/hooks.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { CardRow, RowCard, RowTitle, RowWords } from '../../../ui/row-card/row-card.tsx';
import { AddressRow } from './address-row.tsx';

/** The addresses of the page about emails: those that mails and people's habits lead to (`C2.24`). */
const names: readonly string[] = ['preferences', 'settings', 'subscription', 'unsubscribe'];

/** Whether an address names the page. */
export function isEmailsPage({ params }: RouteInput): boolean {
  return names.includes(params.page ?? '');
}

const none = {};

/** The kinds of email that are about the account: none is optional. News are, and are chosen on a page of their own. */
const kinds: readonly { readonly title: MessageId; readonly words: MessageId }[] = [
  { title: 'settings.emailsLinks', words: 'settings.emailsLinksHint' },
  { title: 'settings.emailsSafety', words: 'settings.emailsSafetyHint' },
  { title: 'settings.emailsData', words: 'settings.emailsDataHint' },
];

/** Where emails go, and which there are. */
export function EmailKinds() {
  const text = useText();
  const { data: account } = useResource(AccountSettingsResource.get, none);
  return (
    <RowCard>
      {account && <AddressRow account={account} />}
      {kinds.map(({ title, words }) => (
        <CardRow key={title}>
          <RowWords>
            <RowTitle>{text(title)}</RowTitle>
            <p className="small muted">{text(words)}</p>
          </RowWords>
        </CardRow>
      ))}
      <CardRow>
        <RowWords>
          <RowTitle>{text('settings.emailsNews')}</RowTitle>
          <p className="small muted">{text('settings.emailsNewsHint')}</p>
        </RowWords>
        <ButtonLink href="/settings/notifications/">{text('settings.emailsChoose')}</ButtonLink>
      </CardRow>
    </RowCard>
  );
}
