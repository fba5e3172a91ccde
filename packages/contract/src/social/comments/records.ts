import { Type } from 'typebox';
import { definePart, type CardOf, type FieldsOf } from '../../protocol/records.ts';

/** Whom the description names by `@`, as far as the viewer may see them and they let its writer: usernames in small letters. */
const named = Type.Array(Type.String());

export const peopleNamedByPin = definePart({
  record: 'pin',
  giver: 'social/comments',
  fields: { named_people: named },
  card: [],
  empty: { named_people: [] },
});

export const peopleNamedByBoard = definePart({
  record: 'board',
  giver: 'social/comments',
  fields: { named_people: named },
  card: [],
  empty: { named_people: [] },
});

declare module '../../pinning/pins/records.ts' {
  interface Pin extends FieldsOf<typeof peopleNamedByPin> {}
  interface PinCard extends CardOf<typeof peopleNamedByPin> {}
}

declare module '../../pinning/boards/records.ts' {
  interface Board extends FieldsOf<typeof peopleNamedByBoard> {}
  interface BoardCard extends CardOf<typeof peopleNamedByBoard> {}
}
