export { leaveBoard } from './collaborator-acts.ts';
export { InvitesBand } from './invites-band.tsx';
export { InviteAnswer, JoinBand } from './join-band.tsx';
export { JoinButton } from './join-button.tsx';
export { PeopleDialog } from './lazy-people-dialog.ts';
