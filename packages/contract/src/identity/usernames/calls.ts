import { defineResource, forAnyone, forFullViewer } from '../../protocol/endpoint.ts';
import type { ChangeUsernameInput, CheckUsernameInput, CheckedUsername, ChangedUsername } from './schemas.ts';

/** Usernames: whether one may be had, checked while it is typed, and a new one for the viewer; the old one leads on for 90 days. */
export const UsernameResource = defineResource('UsernameResource', {
  get: forAnyone<CheckUsernameInput, CheckedUsername>(),
  update: forFullViewer<ChangeUsernameInput, ChangedUsername>({ errors: ['username_taken', 'too_many_things', 'locked_for_a_while'] }),
});
