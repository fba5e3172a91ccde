import { useText } from '../../i18n/i18n.tsx';
import { RowCard } from '../../ui/row-card/row-card.tsx';
import { HiddenWords } from './hidden-words.tsx';
import { AudienceSelect, DeliverySelect, SettingSwitch } from './setting-controls.tsx';
import styles from './settings-form.module.css';
import { SettingsFrame } from './settings-frame.tsx';

/** `/settings/messages/`: where messages go, by who writes them. */
export function MessagesPage() {
  const text = useText();
  return (
    <SettingsFrame title={text('settings.messages')} lead={text('settings.messagesLead')}>
      <div className={styles.form}>
        <DeliverySelect name="messages_from_followed" label="settings.messagesFollowed" />
        <DeliverySelect name="messages_from_followers" label="settings.messagesFollowers" />
        <DeliverySelect name="messages_from_others" label="settings.messagesOthers" />
      </div>
    </SettingsFrame>
  );
}

/** `/settings/edit/mentions/`: who may name the person. */
export function MentionsPage() {
  const text = useText();
  return (
    <SettingsFrame title={text('settings.mentions')} lead={text('settings.mentionsLead')}>
      <div className={styles.form}>
        <AudienceSelect name="mentions_from" label="settings.mentionsFrom" />
      </div>
    </SettingsFrame>
  );
}

/** `/settings/permissions/`: what others may do with what is the person's, and what is shown to them. */
export function PermissionsPage() {
  const text = useText();
  return (
    <SettingsFrame title={text('settings.permissions')} lead={text('settings.permissionsLead')}>
      <div className={styles.form}>
        <AudienceSelect name="comments_from" label="settings.commentsFrom" />
        <HiddenWords />
        <AudienceSelect name="board_invites_from" label="settings.boardInvitesFrom" />
        <RowCard>
          <SettingSwitch name="plays_videos" label="settings.playsVideos" hint="settings.playsVideosHint" />
          <SettingSwitch name="shows_shopping" label="settings.showsShopping" hint="settings.showsShoppingHint" />
        </RowCard>
      </div>
    </SettingsFrame>
  );
}
