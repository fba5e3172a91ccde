import { Type } from 'typebox';
import { definePart, type CardOf, type FieldsOf } from '../../protocol/records.ts';

/** What stands between the viewer and a board that others keep together (`B3.27`). */
export const boardInvite = definePart({
  record: 'board',
  giver: 'pinning/collaborators',
  fields: {
    /** The viewer is asked to keep the board together with its people. */
    viewer_is_invited: Type.Boolean(),
    /** The viewer asked to join, and nobody answered so far. */
    viewer_collaborator_join_requested: Type.Boolean(),
    /** How many ask to join; 0 for all but the owner. */
    join_request_count: Type.Integer(),
  },
  card: [],
  empty: { viewer_is_invited: false, viewer_collaborator_join_requested: false, join_request_count: 0 },
});

declare module '../boards/records.ts' {
  interface Board extends FieldsOf<typeof boardInvite> {}
  interface BoardCard extends CardOf<typeof boardInvite> {}
}
