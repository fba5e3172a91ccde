import { Type } from 'typebox';
import { definePart, type CardOf, type FieldsOf } from '../../protocol/records.ts';

/** What the viewer set about partners and shopping (`C3.9`). */
export const viewerSettings = definePart({
  record: 'viewer',
  giver: 'account/settings',
  fields: {
    third_party_marketing_tracking_enabled: Type.Boolean(),
    shopping_rec_disabled: Type.Boolean(),
  },
  card: [],
  empty: {
    third_party_marketing_tracking_enabled: true,
    shopping_rec_disabled: false,
  },
});

declare module '../../identity/viewer/records.ts' {
  interface ViewerRecord extends FieldsOf<typeof viewerSettings> {}
  interface ViewerCard extends CardOf<typeof viewerSettings> {}
}
