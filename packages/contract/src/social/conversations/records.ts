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

declare module '../../identity/viewer/records.ts' {
  interface ViewerRecord extends FieldsOf<typeof viewerMessaging> {}
  interface ViewerCard extends CardOf<typeof viewerMessaging> {}
}
