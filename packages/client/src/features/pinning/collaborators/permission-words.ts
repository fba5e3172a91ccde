import type { CollaboratorPermission } from '@bowerbird/domain/pinning/collaborator-permissions.ts';
import type { MessageId } from '../../../i18n/message-id.ts';

/** What each permission lets somebody do. */
export const PERMISSIONS: Readonly<Record<CollaboratorPermission, MessageId>> = {
  comment: 'collaborators.mayComment',
  edit: 'collaborators.mayEdit',
  invite: 'collaborators.mayInvite',
};
