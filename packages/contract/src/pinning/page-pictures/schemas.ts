import { Type, type Static } from 'typebox';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { Nullable, defineSchemas } from '../../protocol/schemas.ts';
import { FindPinImagesResource } from './calls.ts';

export const FindPinImagesInputSchema = Type.Object({
  url: Type.String({ minLength: 1, maxLength: textLimits.link }),
  source: Type.Optional(Type.String({ maxLength: 100 })),
  /** Pictures that the page's visitor saw there; they come first, and stand where the page refuses servers. */
  media: Type.Optional(Type.Array(Type.String({ maxLength: textLimits.link }), { maxItems: 20 })),
  /** Whether a page that cannot be read is told as an empty one: its link is a link all the same. */
  is_preview: Type.Optional(Type.Boolean()),
});
export type FindPinImagesInput = Static<typeof FindPinImagesInputSchema>;

/** A picture of a web page that can become a pin. */
export const PagePictureSchema = Type.Object({
  url: Type.String(),
  /** Where this instance shows a small copy of it; pages load no picture from other sites. */
  preview_url: Type.String(),
  width: Nullable(Type.Integer()),
  height: Nullable(Type.Integer()),
  alt: Type.String(),
  title: Type.String(),
  description: Type.String(),
  media_type: Type.String(),
});
export type PagePicture = Static<typeof PagePictureSchema>;

/** The pictures of a page, best first, at most 50 (`C9.11`), and what the page says of itself. */
export const FoundPicturesSchema = Type.Object({
  items: Type.Array(PagePictureSchema, { maxItems: 50 }),
  page: Type.Object({
    title: Type.String(),
    description: Type.String(),
    site_name: Type.String(),
    canonical_url: Type.String(),
    /** Why the site does not want its pictures saved, in its own words or none; `null` when it does not mind. */
    nopin: Nullable(Type.String()),
  }),
});
export type FoundPictures = Static<typeof FoundPicturesSchema>;

export const pagePictureSchemas = [
  defineSchemas(FindPinImagesResource.get, { input: FindPinImagesInputSchema, output: FoundPicturesSchema }),
];
