import type { BoardInvitation, BoardInvite, Collaborator } from '@bowerbird/contract/pinning/collaborators/schemas.ts';
import { permissionAccess, permissionOf } from '@bowerbird/domain/pinning/collaborator-permissions.ts';
import type { ViewContext } from '../../endpoints/record-parts.ts';
import { readNamedUser } from '../../people/users/index.ts';
import { boardUrl } from '../boards/index.ts';
import type { InvitationRow } from './codes.queries.ts';
import type { CollaboratorRow, InviteRow } from './collaborators.queries.ts';

export function presentCollaborator(row: CollaboratorRow, context: ViewContext): Collaborator {
  const { by_id, by_username, by_full_name, by_picture_signature } = row;
  const by = by_id === null ? null : { by_id, by_username: by_username!, by_full_name: by_full_name!, by_picture_signature };
  return {
    id: `${row.board_id}:${row.user_id}`,
    board_id: row.board_id,
    user: readNamedUser(row, 'user', context),
    invited_by_user: by && readNamedUser(by, 'by', context),
    status: row.is_accepted ? 'accepted' : 'new',
    is_request: !row.is_accepted && by === null,
    note: row.note,
    permissions: permissionOf(row.role),
    access: row.is_accepted ? [...permissionAccess[permissionOf(row.role)]] : [],
  };
}

export function presentInvite(row: InviteRow, context: ViewContext): BoardInvite {
  return {
    id: `${row.board_id}:${context.viewer.userId ?? ''}`,
    board_id: row.board_id,
    board_name: row.name,
    board_url: boardUrl({ username: row.owner_username, slug: row.slug }),
    invited_by_user: readNamedUser(row, 'by', context),
    note: row.note,
  };
}

export function presentInvitation(row: InvitationRow, context: ViewContext): BoardInvitation {
  return {
    board_id: row.board_id,
    board_name: row.name,
    board_url: boardUrl({ username: row.owner_username, slug: row.slug }),
    invited_by_user: readNamedUser(row, 'by', context),
    note: row.note,
    is_member: row.is_member,
  };
}
