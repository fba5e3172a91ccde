import { Type } from 'typebox';
import { Nullable } from '../../protocol/schemas.ts';
import { definePart, type CardOf, type FieldsOf } from '../../protocol/records.ts';

/** What makes a pin an advertisement, and how it is tracked (`C3.1`, `B3.38`). */
export const adFields = definePart({
  record: 'pin',
  giver: 'business/ads',
  fields: {
    isPromoted: Type.Boolean(),
    isDownstreamPromotion: Type.Boolean(),
    promotedIsRemovable: Type.Boolean(),
    adMatchReason: Type.Integer(),
    advertiserId: Type.Null(),
    campaignId: Type.Null(),
    adDestinationUrl: Type.Null(),
    attributionSourceId: Type.Null(),
    trackingParams: Nullable(Type.String()),
    tracking_params: Nullable(Type.String()),
    tracking_params_map: Type.Record(Type.String(), Type.String()),
  },
  card: ['isPromoted'],
  empty: {
    isPromoted: false,
    isDownstreamPromotion: false,
    promotedIsRemovable: false,
    adMatchReason: 0,
    advertiserId: null,
    campaignId: null,
    adDestinationUrl: null,
    attributionSourceId: null,
    trackingParams: null,
    tracking_params: null,
    tracking_params_map: {},
  },
});

declare module '../../pinning/pins/records.ts' {
  interface Pin extends FieldsOf<typeof adFields> {}
  interface PinCard extends CardOf<typeof adFields> {}
}
