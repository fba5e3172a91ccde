import { Type } from 'typebox';
import { definePart, type CardOf, type FieldsOf } from '../../protocol/records.ts';
import { Nullable } from '../../protocol/schemas.ts';

/** The viewer’s accounts elsewhere (`C3.9`). */
export const viewerConnections = definePart({
  record: 'viewer',
  giver: 'identity/connected-accounts',
  fields: {
    facebook_id: Nullable(Type.String()),
    connected_to_facebook: Type.Boolean(),
    connected_to_google: Type.Boolean(),
    connected_to_youtube: Type.Boolean(),
    connected_to_microsoft: Type.Boolean(),
    connected_to_etsy: Type.Boolean(),
    connected_to_dropbox: Type.Boolean(),
    connected_to_instagram: Type.Boolean(),
    instagram_username: Nullable(Type.String()),
    instagram_url: Nullable(Type.String()),
    twitter_url: Nullable(Type.String()),
    gplus_url: Nullable(Type.String()),
  },
  card: [],
  empty: {
    facebook_id: null,
    connected_to_facebook: false,
    connected_to_google: false,
    connected_to_youtube: false,
    connected_to_microsoft: false,
    connected_to_etsy: false,
    connected_to_dropbox: false,
    connected_to_instagram: false,
    instagram_username: null,
    instagram_url: null,
    twitter_url: null,
    gplus_url: null,
  },
});

declare module '../viewer/records.ts' {
  interface ViewerRecord extends FieldsOf<typeof viewerConnections> {}
  interface ViewerCard extends CardOf<typeof viewerConnections> {}
}
