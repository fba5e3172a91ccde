import { Type } from 'typebox';
import { definePart, type CardOf, type FieldsOf } from '../../protocol/records.ts';

const captions = Type.Array(
  Type.Object({
    /** By BCP 47, such as `de` or `pt-BR`. */
    language: Type.String(),
    /** A WebVTT file at the instance. */
    url: Type.String(),
  }),
);

const filmCaptions = Type.Array(
  Type.Object({
    /** The signature of the picture that stands for the film. */
    film: Type.String(),
    language: Type.String(),
    url: Type.String(),
  }),
);

/** What is said in a film, in the languages that its owner brought. */
export const videoCaptions = definePart({
  record: 'pin',
  giver: 'creation/video-captions',
  fields: {
    captions,
    /** Of the films on the pages of an idea pin. */
    filmCaptions,
  },
  card: [],
  empty: { captions: [], filmCaptions: [] },
  isRare: true,
});

declare module '../../pinning/pins/records.ts' {
  interface Pin extends FieldsOf<typeof videoCaptions> {}
  interface PinCard extends CardOf<typeof videoCaptions> {}
}
