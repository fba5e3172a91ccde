import { useEffect } from 'react';
import { InviteMetadataResource } from '@bowerbird/contract/social/invites/calls.ts';
import { loginStates } from '@bowerbird/domain/identity/login-state.ts';
import { inviteVariantOf, type InviteViewer } from '@bowerbird/domain/social/invites.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { useAppDispatch, useAppSelector, useEntity, useResource, useViewer } from '../../../store/hooks.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { sharedPinSeen, visitKnown } from '../../../store/visits.slice.ts';
import { InvitePopover } from './invite-popover.tsx';

/** Asks who handed the link on, and says it in the way of this viewer (`C4.19`). What is not known is told by nothing. */
export function InviteTold({ code, pinId }: { code: string; pinId: string }) {
  const dispatch = useAppDispatch();
  const hasWords = useWords('invites');
  const viewer = useInviteViewer();
  const { data, loaded, error } = useResource(InviteMetadataResource.get, { invite_code: code });
  const sender = useEntity(data?.sender);
  const invite =
    data && sender ? { sender: { id: sender.id, takesMessages: data.sender_takes_messages }, channel: data.invite_channel } : null;
  const variant = inviteVariantOf(viewer, invite);
  const isSettled = (loaded || error !== null) && hasWords;

  useEffect(() => void dispatch(sharedPinSeen(pinId)), [dispatch, pinId]);
  useEffect(() => {
    if (!isSettled || variant === 'popover') return;
    dispatch(visitKnown({ invite: null }));
    if (variant === null || !sender) return;
    const { fullName: name, profileUrl: href, imageSmallUrl } = sender;
    const message = variant === 'desktop_toast' ? 'invites.desktopToast' : 'invites.mobileToast';
    dispatch(toastShown({ kind: 'done', message, values: { name }, href, ...(imageSmallUrl === null ? {} : { imageUrl: imageSmallUrl }) }));
  }, [dispatch, isSettled, variant, sender]);

  if (!isSettled || variant !== 'popover' || !sender) return null;
  return <InvitePopover sender={sender} onClose={() => dispatch(visitKnown({ invite: null }))} />;
}

function useInviteViewer(): InviteViewer {
  const viewer = useViewer();
  const device = useAppSelector((state) => state.session.context?.device ?? 'desktop');
  const takesMessages = viewer !== null && viewer.should_show_messaging && viewer.login_state === loginStates.loggedIn;
  return { id: viewer?.id ?? null, takesMessages, device };
}
