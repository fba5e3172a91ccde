import { Type } from 'typebox';
import { linkStates } from '@bowerbird/domain/pinning/link-health.ts';
import { definePart, type CardOf, type FieldsOf } from '../../protocol/records.ts';
import { Nullable } from '../../protocol/schemas.ts';

/** Whether the page behind a pin is still there. Null without a link, and where each look found it in its place. */
export const linkCheckFields = definePart({
  record: 'pin',
  giver: 'pinning/link-checks',
  fields: {
    linkCheck: Nullable(
      Type.Object({
        state: Type.Enum(linkStates),
        /** Since when that is known; ISO 8601. */
        since: Nullable(Type.String()),
        /** Where the page went for good. */
        movedTo: Nullable(Type.String()),
      }),
    ),
  },
  card: [],
  empty: { linkCheck: null },
});

declare module '../pins/records.ts' {
  interface Pin extends FieldsOf<typeof linkCheckFields> {}
  interface PinCard extends CardOf<typeof linkCheckFields> {}
}
