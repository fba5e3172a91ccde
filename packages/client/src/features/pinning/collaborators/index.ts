export { leaveBoard } from './collaborator-acts.ts';
export { InvitesBand } from './invites-band.tsx';
export { InviteAnswer, JoinBand } from './join-band.tsx';
export { InvitationPage } from './invitation-page.tsx';
export { OfferBand } from './lazy-people-dialog.ts';
export { preloadInvitation } from './preload-invitation.ts';
export { JoinButton } from './join-button.tsx';
export { PeopleDialog } from './lazy-people-dialog.ts';
