import { Type } from 'typebox';
import { definePart, type CardOf, type FieldsOf } from '../../protocol/records.ts';
import { IdSchema, Nullable } from '../../protocol/schemas.ts';

const person = Type.Object({ id: IdSchema, username: Type.String(), fullName: Type.String(), profileUrl: Type.String() });

const sponsorship = Type.Object({
  creator: person,
  sponsor: Nullable(person),
  /** 0 asked, 1 approved, 2 rejected, 3 ended by the sponsor (`B4.11`). */
  status: Type.Integer(),
});

/** Who pays for a pin (`C3.5`, `B3.38`). Until it is approved, only its two sides see it. */
export const sponsorshipFields = definePart({
  record: 'pin',
  giver: 'creation/sponsorships',
  fields: {
    sponsorship: Nullable(sponsorship),
  },
  card: ['sponsorship'],
  cardFields: { sponsorship: Type.Optional(Nullable(sponsorship)) },
  empty: { sponsorship: null },
  isRare: true,
});

declare module '../../pinning/pins/records.ts' {
  interface Pin extends FieldsOf<typeof sponsorshipFields> {}
  interface PinCard extends CardOf<typeof sponsorshipFields> {}
}
