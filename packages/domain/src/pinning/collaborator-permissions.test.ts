import { describe, expect, it } from 'vitest';
import { collaboratorPermissions, permissionAccess, permissionNumbers, permissionOf } from './collaborator-permissions.ts';

describe('permissions of collaborators', () => {
  it('come back from their numbers, and a number that nobody knows allows the least', () => {
    expect(collaboratorPermissions.map((name) => permissionOf(permissionNumbers[name]))).toEqual([...collaboratorPermissions]);
    expect(permissionOf(9)).toBe('comment');
  });

  it('let who invites do all that who edits may, and who looks no more than comment', () => {
    expect(permissionAccess.invite).toEqual(expect.arrayContaining([...permissionAccess.edit]));
    expect(permissionAccess.comment).toEqual(['comment']);
  });
});
