export { FollowButton } from './follow-button.tsx';
export type { FollowKind } from './follow-kind.ts';
export { FollowListDialog, type FollowListDialogProps } from './follow-list-dialog.tsx';
export { followUnauth } from './follow-unauth.ts';
export { followUser } from './follow-user.ts';
export { setFollowing } from './follow-toggles.ts';
export { FollowUserButton } from './follow-user-button.tsx';
export { PeopleDialog, PersonRow } from './people-dialog.tsx';
