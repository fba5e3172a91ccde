/** What an owner lets somebody do who keeps a board with them, from least to most. */
export const collaboratorPermissions = ['comment', 'edit', 'invite'] as const;
export type CollaboratorPermission = (typeof collaboratorPermissions)[number];

/** As the database keeps them; who joins may edit. */
export const permissionNumbers: Readonly<Record<CollaboratorPermission, number>> = { edit: 0, comment: 1, invite: 2 };

/** The permission of a number of the database. */
export function permissionOf(number: number): CollaboratorPermission {
  return collaboratorPermissions.find((name) => permissionNumbers[name] === number) ?? 'comment';
}

/** What the wire's `access` list says for a permission (`B4.6`, `B6.3`): pins and sections come and go by it, not the board. */
export const permissionAccess: Readonly<Record<CollaboratorPermission, readonly string[]>> = {
  comment: ['comment'],
  edit: ['write', 'delete'],
  invite: ['write', 'delete', 'invite'],
};
