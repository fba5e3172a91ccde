import { AccountSettingsResource } from '@bowerbird/contract/account/account-settings/calls.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useResource } from '../../store/hooks.ts';
import { troubleTitle } from '../../store/failure-shown.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { CardRow, Notice, RowCard, RowTitle, RowWords } from '../../ui/row-card/row-card.tsx';
import { SkeletonText } from '../../ui/skeleton/skeleton.tsx';
import { AccountForm } from '../../features/account/account-settings/index.ts';
import { AddressRow } from '../../features/account/account-settings/index.ts';
import { AppearanceChoice } from './appearance-choice.tsx';
import { LeaveSection } from '../../features/account/closure/index.ts';

const none = {};

/** Address, password, birthday, gender, country, language, appearance, and the way out. */
export function AccountSections() {
  const text = useText();
  const { data: account, error, refresh } = useResource(AccountSettingsResource.get, none);
  if (error) {
    return (
      <Notice role="alert">
        <p>{text(troubleTitle(error))}</p>
        <Button onClick={() => void refresh()}>{text('app.tryAgain')}</Button>
      </Notice>
    );
  }
  if (!account) return <SkeletonText lines={6} />;
  return (
    <>
      <RowCard>
        <AddressRow account={account} />
        <CardRow>
          <RowWords>
            <RowTitle>{text('signUp.password')}</RowTitle>
            <p className="small muted">{text(account.has_password ? 'settings.passwordHint' : 'settings.passwordNone')}</p>
          </RowWords>
          <ButtonLink href="/settings/edit/password/">{text('settings.changePassword')}</ButtonLink>
        </CardRow>
      </RowCard>
      <AccountForm key={JSON.stringify(account)} account={account} />
      <AppearanceChoice />
      <LeaveSection hasPassword={account.has_password} />
    </>
  );
}
