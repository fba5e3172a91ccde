import { useText } from '../../../i18n/i18n.tsx';
import { RowCard } from '../../../ui/row-card/row-card.tsx';
import { SettingSwitch } from './setting-controls.tsx';
import styles from '../../../shared/forms/settings-form.module.css';

/** Who sees the profile. */
export function ProfilePrivacy() {
  return (
    <section className={styles.section}>
      <RowCard>
        <SettingSwitch name="is_private_profile" label="settings.privateProfile" hint="settings.privateProfileHint" />
        <SettingSwitch name="is_hidden_from_search" label="settings.hiddenFromSearch" hint="settings.hiddenFromSearchHint" />
      </RowCard>
    </section>
  );
}

/** What is made of what the person does. */
export function Personalisation() {
  const text = useText();
  return (
    <section className={styles.section}>
      <h2 className="h3">{text('settings.personalisation')}</h2>
      <RowCard>
        <SettingSwitch name="personalise_by_activity" label="settings.byActivity" hint="settings.byActivityHint" />
        <SettingSwitch name="personalise_by_partners" label="settings.byPartners" hint="settings.byPartnersHint" />
      </RowCard>
    </section>
  );
}
