import { Type } from 'typebox';
import { definePart, type CardOf, type FieldsOf } from '../../protocol/records.ts';

/** Which cookies the viewer allows (`C3.9`). */
export const viewerConsent = definePart({
  record: 'viewer',
  giver: 'identity/cookie-consent',
  fields: {
    allow_personalization_cookies: Type.Boolean(),
    allow_analytic_cookies: Type.Boolean(),
    allow_marketing_cookies: Type.Boolean(),
  },
  card: [],
  empty: {
    allow_personalization_cookies: false,
    allow_analytic_cookies: false,
    allow_marketing_cookies: false,
  },
});

declare module '../viewer/records.ts' {
  interface ViewerRecord extends FieldsOf<typeof viewerConsent> {}
  interface ViewerCard extends CardOf<typeof viewerConsent> {}
}
