import { useText } from '../../i18n/i18n.tsx';
import type { MessageId } from '../../i18n/message-id.ts';
import type { StoredUser } from '../../features/people/users/index.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { BowerDrawing } from '../../ui/empty-state/bower-drawing.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import type { ProfileTab } from './profile-place.ts';

const emptyWords = {
  created: 'profile.emptyCreated',
  boards: 'profile.emptyBoards',
  pins: 'profile.emptyPins',
  tried: 'profile.emptyTried',
} as const satisfies Record<ProfileTab, MessageId>;

/** What stands where a list of a profile is empty, and what to do next. */
export function NothingYet({ user, tab, isOwn }: { user: StoredUser; tab: ProfileTab; isOwn: boolean }) {
  const text = useText();
  if (!isOwn) {
    const name = user.fullName;
    if (user.blockedByMe)
      return (
        <EmptyState drawing={<BowerDrawing />} title={text('blocks.shut', { name })}>
          {text('blocks.shutBody')}
        </EmptyState>
      );
    if (user.isPrivateProfile)
      return (
        <EmptyState drawing={<BowerDrawing />} title={text('profile.privateTitle')}>
          {text('profile.privateBody', { name })}
        </EmptyState>
      );
    return (
      <EmptyState drawing={<BowerDrawing />} title={text('profile.emptyTitle')}>
        {text('profile.emptyOther', { name })}
      </EmptyState>
    );
  }
  const action =
    tab === 'created' ? (
      <ButtonLink href="/pin-builder/" variant="primary">
        {text('profile.createPin')}
      </ButtonLink>
    ) : (
      <>
        <ButtonLink href="/" variant="primary">
          {text('profile.findPins')}
        </ButtonLink>
        <ButtonLink href="/settings/import/">{text('profile.bringIn')}</ButtonLink>
      </>
    );
  return (
    <EmptyState drawing={<BowerDrawing />} title={text('profile.emptyTitle')} actions={action}>
      {text(emptyWords[tab])}
    </EmptyState>
  );
}
