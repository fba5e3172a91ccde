export { FollowButton, type FollowButtonProps } from './follow-button.tsx';
export { FollowListDialog, type FollowListDialogProps } from './follow-list-dialog.tsx';
export type { FollowTarget } from './follow-toggles.ts';
