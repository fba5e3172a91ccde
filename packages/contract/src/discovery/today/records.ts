import { Type } from 'typebox';
import { definePart, type CardOf, type FieldsOf } from '../../protocol/records.ts';
import { IdSchema, Nullable } from '../../protocol/schemas.ts';

/** The newest article of the today tab that shows a pin, in the viewer's language where there is one (`C3.5`). */
export const articleOfPin = definePart({
  record: 'pin',
  giver: 'discovery/today',
  fields: { relatedArticle: Nullable(Type.Object({ id: IdSchema, title: Type.String(), url: Type.String() })) },
  card: [],
  empty: { relatedArticle: null },
});

declare module '../../pinning/pins/records.ts' {
  interface Pin extends FieldsOf<typeof articleOfPin> {}
  interface PinCard extends CardOf<typeof articleOfPin> {}
}
