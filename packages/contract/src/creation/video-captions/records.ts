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

/** What is said in a film, in the languages that its owner brought. */
export const videoCaptions = definePart({
  record: 'pin',
  giver: 'creation/video-captions',
  fields: { captions },
  card: [],
  empty: { captions: [] },
  isRare: true,
});

declare module '../../pinning/pins/records.ts' {
  interface Pin extends FieldsOf<typeof videoCaptions> {}
  interface PinCard extends CardOf<typeof videoCaptions> {}
}
