import type { ReactNode } from 'react';
import { useText } from '../../i18n/i18n.tsx';
import { RowCard } from '../../ui/row-card/row-card.tsx';
import { CookieChoice } from '../cookies/index.ts';
import { SettingSwitch } from './setting-controls.tsx';
import styles from './settings-form.module.css';
import { SettingsFrame } from './settings-frame.tsx';

/** `/settings/privacy/`: who sees the profile, what is made of what the person does, and their cookies; `children` are further sections. */
export function PrivacyPage({ children }: { children?: ReactNode }) {
  const text = useText();
  return (
    <SettingsFrame title={text('settings.privacy')} lead={text('settings.privacyLead')}>
      <section className={styles.section}>
        <RowCard>
          <SettingSwitch name="is_private_profile" label="settings.privateProfile" hint="settings.privateProfileHint" />
          <SettingSwitch name="is_hidden_from_search" label="settings.hiddenFromSearch" hint="settings.hiddenFromSearchHint" />
        </RowCard>
      </section>
      <section className={styles.section}>
        <h2 className="h3">{text('settings.personalisation')}</h2>
        <RowCard>
          <SettingSwitch name="personalise_by_activity" label="settings.byActivity" hint="settings.byActivityHint" />
          <SettingSwitch name="personalise_by_partners" label="settings.byPartners" hint="settings.byPartnersHint" />
        </RowCard>
      </section>
      <section className={styles.section}>
        <h2 className="h3">{text('cookies.title')}</h2>
        <CookieChoice />
      </section>
      {children}
    </SettingsFrame>
  );
}
