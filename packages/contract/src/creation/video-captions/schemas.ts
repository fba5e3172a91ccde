import { Type, type Static } from 'typebox';
import { longestCaptions } from '@bowerbird/domain/creation/captions.ts';
import { PinSchema } from '../../pinning/pins/records.ts';
import { IdSchema, defineSchemas } from '../../protocol/schemas.ts';
import { VideoCaptionsResource } from './calls.ts';

export const CaptionLanguageSchema = Type.String({ minLength: 2, maxLength: 20 });

/** The film on a page of an idea pin, by the signature of the picture that stands for it. A video pin has one film alone. */
const film = Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$' }));

export const SetCaptionsInputSchema = Type.Object({
  pin_id: IdSchema,
  film,
  language: CaptionLanguageSchema,
  /** The file as text. */
  text: Type.String({ maxLength: longestCaptions }),
});
export type SetCaptionsInput = Static<typeof SetCaptionsInputSchema>;

export const DeleteCaptionsInputSchema = Type.Object({ pin_id: IdSchema, film, language: CaptionLanguageSchema });
export type DeleteCaptionsInput = Static<typeof DeleteCaptionsInputSchema>;

export const videoCaptionSchemas = [
  defineSchemas(VideoCaptionsResource.update, { input: SetCaptionsInputSchema, output: PinSchema }),
  defineSchemas(VideoCaptionsResource.delete, { input: DeleteCaptionsInputSchema, output: PinSchema }),
];
