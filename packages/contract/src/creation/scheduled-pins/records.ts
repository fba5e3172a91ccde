import { Type } from 'typebox';
import { definePart, type CardOf, type FieldsOf } from '../../protocol/records.ts';

/** How many pins of the viewer wait for their time (`C3.9`). */
export const viewerSchedule = definePart({
  record: 'viewer',
  giver: 'creation/scheduled-pins',
  fields: {
    scheduled_pin_count: Type.Integer(),
  },
  card: ['scheduled_pin_count'],
  empty: {
    scheduled_pin_count: 0,
  },
});

declare module '../../identity/viewer/records.ts' {
  interface ViewerRecord extends FieldsOf<typeof viewerSchedule> {}
  interface ViewerCard extends CardOf<typeof viewerSchedule> {}
}
