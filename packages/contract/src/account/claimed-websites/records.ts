import { Type } from 'typebox';
import { definePart, type CardOf, type FieldsOf } from '../../protocol/records.ts';

/** The websites that the viewer proved to be theirs (`C3.9`). */
export const viewerWebsites = definePart({
  record: 'viewer',
  giver: 'account/claimed-websites',
  fields: {
    domain_verified: Type.Boolean(),
    verified_user_websites: Type.Array(Type.String()),
    is_any_website_verified: Type.Boolean(),
  },
  card: [],
  empty: {
    domain_verified: false,
    verified_user_websites: [],
    is_any_website_verified: false,
  },
});

declare module '../../identity/viewer/records.ts' {
  interface ViewerRecord extends FieldsOf<typeof viewerWebsites> {}
  interface ViewerCard extends CardOf<typeof viewerWebsites> {}
}
