import { Type } from 'typebox';
import { definePart, type CardOf, type FieldsOf } from '../../protocol/records.ts';

/** Whether the viewer decides cases, and whether one keeps them from writing (`C3.9`). */
export const viewerModeration = definePart({
  record: 'viewer',
  giver: 'social/moderation',
  fields: {
    is_write_banned: Type.Boolean(),
    is_moderator: Type.Boolean(),
  },
  card: ['is_write_banned', 'is_moderator'],
  empty: {
    is_write_banned: false,
    is_moderator: false,
  },
});

declare module '../../identity/viewer/records.ts' {
  interface ViewerRecord extends FieldsOf<typeof viewerModeration> {}
  interface ViewerCard extends CardOf<typeof viewerModeration> {}
}
