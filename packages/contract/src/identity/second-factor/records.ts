import { Type } from 'typebox';
import { definePart, type CardOf, type FieldsOf } from '../../protocol/records.ts';

/** Whether the viewer proves themselves by a second factor (`C3.9`). */
export const viewerSecondFactor = definePart({
  record: 'viewer',
  giver: 'identity/second-factor',
  fields: {
    can_enable_mfa: Type.Boolean(),
    has_mfa_enabled: Type.Boolean(),
  },
  card: [],
  empty: {
    can_enable_mfa: false,
    has_mfa_enabled: false,
  },
});

declare module '../viewer/records.ts' {
  interface ViewerRecord extends FieldsOf<typeof viewerSecondFactor> {}
  interface ViewerCard extends CardOf<typeof viewerSecondFactor> {}
}
