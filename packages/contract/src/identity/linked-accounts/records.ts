import { Type } from 'typebox';
import { definePart, type CardOf, type FieldsOf } from '../../protocol/records.ts';

/** Whether the viewer’s account is a business’s (`C3.9`). */
export const viewerBusiness = definePart({
  record: 'viewer',
  giver: 'identity/linked-accounts',
  fields: {
    is_partner: Type.Boolean(),
    partner: Type.Null(),
  },
  card: [],
  empty: {
    is_partner: false,
    partner: null,
  },
});

declare module '../viewer/records.ts' {
  interface ViewerRecord extends FieldsOf<typeof viewerBusiness> {}
  interface ViewerCard extends CardOf<typeof viewerBusiness> {}
}
