import { useText } from '../../../i18n/i18n.tsx';
import { useViewer } from '../../../store/hooks.ts';
import { RowCard } from '../../../ui/row-card/row-card.tsx';
import { AudienceSelect, DeliverySelect, SettingSwitch } from './setting-controls.tsx';
import styles from '../../../shared/forms/settings-form.module.css';

/** Where messages go, by who writes them. Nobody but those whom they follow writes to somebody under 16, so these alone are asked for. */
export function MessageSettings() {
  const text = useText();
  const isYoung = useViewer()?.is_under_16 === true;
  return (
    <div className={styles.form}>
      <DeliverySelect name="messages_from_followed" label="settings.messagesFollowed" />
      {isYoung ? (
        <p className="muted">{text('settings.messagesYoung')}</p>
      ) : (
        <>
          <DeliverySelect name="messages_from_followers" label="settings.messagesFollowers" />
          <DeliverySelect name="messages_from_others" label="settings.messagesOthers" />
        </>
      )}
    </div>
  );
}

/** Who may name the person. */
export function MentionSettings() {
  return (
    <div className={styles.form}>
      <AudienceSelect name="mentions_from" label="settings.mentionsFrom" />
    </div>
  );
}

/** Who may invite the person to boards, and what is shown to them. */
export function PermissionSettings() {
  return (
    <div className={styles.form}>
      <AudienceSelect name="board_invites_from" label="settings.boardInvitesFrom" />
      <RowCard>
        <SettingSwitch name="plays_videos" label="settings.playsVideos" hint="settings.playsVideosHint" />
        <SettingSwitch name="blurs_unsafe" label="settings.blursUnsafe" hint="settings.blursUnsafeHint" />
        <SettingSwitch name="shows_shopping" label="settings.showsShopping" hint="settings.showsShoppingHint" />
      </RowCard>
    </div>
  );
}
