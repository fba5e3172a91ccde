import { Type, type Static } from 'typebox';
import { carouselItems } from '@bowerbird/domain/creation/drafts.ts';
import { PinSchema } from '../../pinning/pins/records.ts';
import { defineSchemas, IdSchema, Nullable } from '../../protocol/schemas.ts';
import { PictureEditsSchema } from '../pin-drafts/schemas.ts';
import { PinPictureEditsResource } from './calls.ts';

const position = Type.Integer({ minimum: 0, maximum: carouselItems.most - 1 });
const edits = Nullable(PictureEditsSchema);

export const PinPictureEditsInputSchema = Type.Object({ pin_id: IdSchema });
export type PinPictureEditsInput = Static<typeof PinPictureEditsInputSchema>;

export const SetPinPictureEditsInputSchema = Type.Object({
  pin_id: IdSchema,
  pictures: Type.Array(Type.Object({ position, edits }), { minItems: 1, maxItems: carouselItems.most }),
});
export type SetPinPictureEditsInput = Static<typeof SetPinPictureEditsInputSchema>;

/** A picture as it came, and how it is changed; `null` where it is shown as it came. */
export const EditablePinPictureSchema = Type.Object({
  /** Of a carousel; 0 is the pin's own picture. */
  position: Type.Integer(),
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  edits,
});
export type EditablePinPicture = Static<typeof EditablePinPictureSchema>;

export const pictureEditSchemas = [
  defineSchemas(PinPictureEditsResource.get, { input: PinPictureEditsInputSchema, output: Type.Array(EditablePinPictureSchema) }),
  defineSchemas(PinPictureEditsResource.update, { input: SetPinPictureEditsInputSchema, output: PinSchema }),
];
