import { Type } from 'typebox';
import { definePart, type CardOf, type FieldsOf } from '../../protocol/records.ts';
import { Nullable } from '../../protocol/schemas.ts';

/** The viewer’s pictures and who follows them (`C3.9`). */
export const viewerProfile = definePart({
  record: 'viewer',
  giver: 'people/users',
  fields: {
    follower_count: Type.Integer(),
    image_small_url: Nullable(Type.String()),
    image_medium_url: Nullable(Type.String()),
    image_large_url: Nullable(Type.String()),
    image_xlarge_url: Nullable(Type.String()),
    profile_cover: Nullable(Type.String()),
  },
  card: ['image_small_url', 'image_medium_url'],
  empty: {
    follower_count: 0,
    image_small_url: null,
    image_medium_url: null,
    image_large_url: null,
    image_xlarge_url: null,
    profile_cover: null,
  },
});

declare module '../../identity/viewer/records.ts' {
  interface ViewerRecord extends FieldsOf<typeof viewerProfile> {}
  interface ViewerCard extends CardOf<typeof viewerProfile> {}
}
