import { AccountSettingsResource } from '@bowerbird/contract/identity/account-settings/calls.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useResource } from '../../store/hooks.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { SkeletonText } from '../../ui/skeleton/skeleton.tsx';
import { AccountForm } from './account-form.tsx';
import { AppearanceChoice } from './appearance-choice.tsx';
import { LeaveSection } from './leave-section.tsx';
import styles from './settings-form.module.css';
import { SettingsFrame } from './settings-frame.tsx';

const none = {};

/** `/settings/account-settings/`: address, password, birthday, gender, country, language, appearance, and the way out. */
export function AccountPage() {
  const text = useText();
  return (
    <SettingsFrame title={text('settings.account')} lead={text('settings.onlyYou')}>
      <AccountSections />
    </SettingsFrame>
  );
}

function AccountSections() {
  const text = useText();
  const { data: account, error, refresh } = useResource(AccountSettingsResource.get, none);
  if (error) {
    return (
      <div className={styles.notice} role="alert">
        <p>{text('app.serverErrorTitle')}</p>
        <Button onClick={() => void refresh()}>{text('app.tryAgain')}</Button>
      </div>
    );
  }
  if (!account) return <SkeletonText lines={6} />;
  return (
    <>
      <div className={styles.card}>
        <div className={styles.row}>
          <div className={styles.words}>
            <p className={styles.rowTitle}>{text('signUp.email')}</p>
            <p className={styles.rowTitle}>
              <bdi className="muted">{account.email ?? text('settings.noEmail')}</bdi>
              {account.is_email_verified ? (
                <Badge tone="good" icon={<Icon name="check-circle" weight="fill" size={14} />}>
                  {text('settings.verified')}
                </Badge>
              ) : (
                <Badge tone="warning">{text('settings.notVerified')}</Badge>
              )}
            </p>
          </div>
          <ButtonLink href="/settings/edit/email/">{text('settings.changeEmail')}</ButtonLink>
        </div>
        <div className={styles.row}>
          <div className={styles.words}>
            <p className={styles.rowTitle}>{text('signUp.password')}</p>
            <p className="small muted">{text(account.has_password ? 'settings.passwordHint' : 'settings.passwordNone')}</p>
          </div>
          <ButtonLink href="/settings/edit/password/">{text('settings.changePassword')}</ButtonLink>
        </div>
      </div>
      <AccountForm key={JSON.stringify(account)} account={account} />
      <AppearanceChoice />
      <LeaveSection hasPassword={account.has_password} />
    </>
  );
}
