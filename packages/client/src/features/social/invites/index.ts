export { InviteMessaging } from './invite-messaging.tsx';
export { InvitedPeople } from './invited-people.tsx';
