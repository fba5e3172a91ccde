import type { AccountSettings } from '@bowerbird/contract/account/account-settings/schemas.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { CardRow, RowTitle, RowWords } from '../../../ui/row-card/row-card.tsx';

/** The email address of an account, whether it is proven, and the way to another. */
export function AddressRow({ account }: { account: Pick<AccountSettings, 'email' | 'is_email_verified'> }) {
  const text = useText();
  return (
    <CardRow>
      <RowWords>
        <RowTitle>{text('signUp.email')}</RowTitle>
        <RowTitle>
          <bdi className="muted">{account.email ?? text('settings.noEmail')}</bdi>
          {account.is_email_verified ? (
            <Badge tone="good" icon={<Icon name="check-circle" weight="fill" size={14} />}>
              {text('settings.verified')}
            </Badge>
          ) : (
            <Badge tone="warning">{text('settings.notVerified')}</Badge>
          )}
        </RowTitle>
      </RowWords>
      <ButtonLink href="/settings/edit/email/">{text('settings.changeEmail')}</ButtonLink>
    </CardRow>
  );
}
