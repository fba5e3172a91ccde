import { useState } from 'react';
import { countShown } from '../../i18n/formats.ts';
import { RichText, useLocale, useText } from '../../i18n/i18n.tsx';
import type { MessageId } from '../../i18n/message-id.ts';
import type { WholeUser } from '../../features/people/users/index.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { preloadOverlay } from '../../ui/overlays.tsx';
import { PersonMenu, UnblockButton } from '../../features/people/blocks/index.ts';
import { FollowUserButton, FollowListDialog, type FollowListDialogProps } from '../../features/people/follows/index.ts';
import { MessageButton } from '../../features/social/conversations/index.ts';
import { ReportDialog } from '../../features/social/reports/index.ts';
import { ShareButton } from '../../shared/share/share-button.tsx';
import styles from './profile-header.module.css';

/** Who somebody is, and what can be done about it. */
export function ProfileHeader({ user, isOwn }: { user: WholeUser; isOwn: boolean }) {
  const text = useText();
  const [list, setList] = useState<FollowListDialogProps['kind'] | null>(null);
  const [isReporting, setReporting] = useState(false);
  const reporting = { id: 'report', label: text('reports.act'), icon: <Icon name="flag" />, run: () => setReporting(true) };
  const isClosed = user.isPrivateProfile && !isOwn && !user.explicitlyFollowedByMe;
  return (
    <section className={styles.header}>
      {user.coverUrl !== null && <img className={styles.cover} src={user.coverUrl} alt="" decoding="async" />}
      <Avatar name={user.fullName} src={user.imageLargeUrl} size={112} named className={styles.avatar} />
      <div className={styles.words}>
        <h1 className={`display h1 ${styles.name}`} dir="auto">
          {user.fullName}
        </h1>
        <p className={styles.username}>
          <bdi>@{user.username}</bdi>
          {user.isPrivateProfile && (
            <span className={styles.private}>
              <Icon name="lock-simple" weight="fill" size={16} />
              {text('profile.private')}
            </span>
          )}
        </p>
        {user.about !== '' && (
          <p className={styles.about} dir="auto">
            {user.about}
          </p>
        )}
        {user.domainUrl !== null && <Website url={user.domainUrl} isVerified={user.domainVerified} />}
        <div className={styles.counts}>
          <CountButton message="profile.followers" count={user.followerCount} onClick={() => setList('followers')} />
          <CountButton message="profile.following" count={user.followingCount} onClick={() => setList('following')} />
        </div>
      </div>
      <div className={styles.acts}>
        <ShareButton
          thing={{ path: `/${user.username}/`, title: user.fullName, imageUrl: user.imageMediumUrl, sends: { user: user.id } }}
        />
        {isOwn ? (
          <ButtonLink href="/settings/edit-profile/">{text('profile.edit')}</ButtonLink>
        ) : (
          <>
            {user.blockedByMe ? <UnblockButton user={user} /> : <FollowUserButton id={user.id} name={user.fullName} variant="primary" />}
            {user.writableByMe && !user.blockedByMe && <MessageButton userId={user.id} />}
            <PersonMenu user={user} more={[reporting]} />
          </>
        )}
      </div>
      {isReporting && <ReportDialog target={{ type: 'user', id: user.id }} onClose={() => setReporting(false)} />}
      {list && <FollowListDialog username={user.username} kind={list} isClosed={isClosed} onClose={() => setList(null)} />}
    </section>
  );
}

function Website({ url, isVerified }: { url: string; isVerified: boolean }) {
  const text = useText();
  return (
    <p className={styles.username}>
      <a href={url} className="link" rel="nofollow noopener me" target="_blank" dir="ltr">
        {url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
      </a>
      {isVerified && (
        <span className={styles.private}>
          <Icon name="seal-check" weight="fill" size={16} />
          {text('profile.claimed')}
        </span>
      )}
    </p>
  );
}

const countParts = { strong: (words: string) => <strong>{words}</strong> };

function CountButton({ message, count, onClick }: { message: MessageId; count: number; onClick: () => void }) {
  const locale = useLocale();
  const shown = countShown(locale, count);
  return (
    <button type="button" className={styles.count} onPointerEnter={() => preloadOverlay('dialog')} onClick={onClick}>
      <RichText id={message} values={{ count, shown }} parts={countParts} />
    </button>
  );
}
