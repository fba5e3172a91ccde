import { Type } from 'typebox';
import { definePart, type CardOf, type FieldsOf } from '../../protocol/records.ts';

/** Whether the viewer takes messages (`C3.9`). */
export const viewerMessaging = definePart({
  record: 'viewer',
  giver: 'social/conversations',
  fields: {
    should_show_messaging: Type.Boolean(),
  },
  card: ['should_show_messaging'],
  empty: {
    should_show_messaging: false,
  },
});

/**
 * Whether the viewer may write to a person: only the read of that one person says so. In lists it would tell of many who is
 * under 16. A block is no part of it, because nobody learns of one.
 */
export const userMessaging = definePart({
  record: 'user',
  giver: 'social/conversations',
  fields: {
    writableByMe: Type.Optional(Type.Boolean()),
  },
  card: [],
  empty: {},
});

declare module '../../people/users/schemas.ts' {
  interface User extends FieldsOf<typeof userMessaging> {}
  interface UserCard extends CardOf<typeof userMessaging> {}
}

declare module '../../identity/viewer/records.ts' {
  interface ViewerRecord extends FieldsOf<typeof viewerMessaging> {}
  interface ViewerCard extends CardOf<typeof viewerMessaging> {}
}
