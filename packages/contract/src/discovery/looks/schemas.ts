import { Type, type Static } from 'typebox';
import { PinCardSchema } from '../../pinning/pins/records.ts';
import { defineSchemas, IdSchema } from '../../protocol/schemas.ts';
import { VisualLiveSearchResource, VisualSearchFlashlightUnifiedResource } from './calls.ts';

const part = Type.Number({ minimum: 0, maximum: 1 });

/** A part of an upright picture, in shares of its width and height. */
export const CropSchema = Type.Object({ x: part, y: part, w: part, h: part });
export type Crop = Static<typeof CropSchema>;

const asked = {
  pin_id: Type.Optional(IdSchema),
  /** A picture that the viewer uploaded, where there is no pin of it. */
  image_signature: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$' })),
  /** All of the picture without it. */
  crop: Type.Optional(CropSchema),
};

export const VisualSearchInputSchema = Type.Object(asked);
export type VisualSearchInput = Static<typeof VisualSearchInputSchema>;

export const FlashlightInputSchema = Type.Object({
  ...asked,
  price_filters: Type.Optional(
    Type.Object({
      min: Type.Optional(Type.Number({ minimum: 0, maximum: 1e9 })),
      max: Type.Optional(Type.Number({ minimum: 0, maximum: 1e9 })),
    }),
  ),
  domain_filters: Type.Optional(Type.Array(Type.String({ maxLength: 253 }), { maxItems: 20 })),
  /** Ids of topics. */
  category_filters: Type.Optional(Type.Array(IdSchema, { maxItems: 20 })),
});
export type FlashlightInput = Static<typeof FlashlightInputSchema>;

/** What several of the results are about. */
export const AnnotationSchema = Type.Object({ topic_id: IdSchema, label: Type.String(), count: Type.Integer() });
export type Annotation = Static<typeof AnnotationSchema>;

export const LookAlikesSchema = Type.Object({ annotations: Type.Array(AnnotationSchema), results: Type.Array(PinCardSchema) });
export type LookAlikes = Static<typeof LookAlikesSchema>;

export const looksSchemas = [
  defineSchemas(VisualLiveSearchResource.get, { input: VisualSearchInputSchema, output: LookAlikesSchema }),
  defineSchemas(VisualSearchFlashlightUnifiedResource.get, { input: FlashlightInputSchema, output: LookAlikesSchema }),
];
