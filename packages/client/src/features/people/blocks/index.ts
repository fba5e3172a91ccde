export { blockUser } from './keep-apart.ts';
export { BlockedPeople, MutedPeople } from './people-sections.tsx';
export { PersonMenu } from './person-menu.tsx';
export { UnblockButton } from './unblock-button.tsx';
