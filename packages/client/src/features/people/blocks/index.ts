export { blockUser, type Person } from './keep-apart.ts';
export { BlockedPeople, MutedPeople, PeopleSection, type PeopleList } from './people-sections.tsx';
export { PersonMenu } from './person-menu.tsx';
export { UnblockButton } from './unblock-button.tsx';
