import { Type, type Static } from 'typebox';
import { PinCardSchema } from '../../pinning/pins/records.ts';
import { skinTones } from '@bowerbird/domain/media/skin-tones.ts';
import { defineSchemas, IdSchema, Nullable } from '../../protocol/schemas.ts';
import { PinSkinToneResource, VisualLiveSearchResource, VisualSearchFlashlightUnifiedResource } from './calls.ts';

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
      /** The currency of both, by its code of ISO 4217; they are numbers in any without it. */
      currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$' })),
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

export const SkinToneOfSchema = Type.Object({ pin_id: IdSchema });
export type SkinToneOf = Static<typeof SkinToneOfSchema>;

const ChosenToneSchema = Nullable(Type.Enum([...skinTones, 'none']));

export const SkinToneInputSchema = Type.Object({
  pin_id: IdSchema,
  /** `none` where the picture shows no skin, `null` for what was recognised. */
  tone: ChosenToneSchema,
});
export type SkinToneInput = Static<typeof SkinToneInputSchema>;

export const PinSkinToneSchema = Type.Object({
  /** `null` where no skin was recognised. */
  recognised: Nullable(Type.Enum([...skinTones])),
  chosen: ChosenToneSchema,
});
export type PinSkinTone = Static<typeof PinSkinToneSchema>;

export const looksSchemas = [
  defineSchemas(PinSkinToneResource.get, { input: SkinToneOfSchema, output: PinSkinToneSchema }),
  defineSchemas(PinSkinToneResource.update, { input: SkinToneInputSchema, output: PinSkinToneSchema }),
  defineSchemas(VisualLiveSearchResource.get, { input: VisualSearchInputSchema, output: LookAlikesSchema }),
  defineSchemas(VisualSearchFlashlightUnifiedResource.get, { input: FlashlightInputSchema, output: LookAlikesSchema }),
];
