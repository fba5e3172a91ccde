import { Type, type Static } from 'typebox';
import { longestCaptions } from '@bowerbird/domain/creation/captions.ts';
import { PinSchema } from '../../pinning/pins/records.ts';
import { IdSchema, defineSchemas } from '../../protocol/schemas.ts';
import { VideoCaptionsResource } from './calls.ts';

export const CaptionLanguageSchema = Type.String({ minLength: 2, maxLength: 20 });

export const SetCaptionsInputSchema = Type.Object({
  pin_id: IdSchema,
  language: CaptionLanguageSchema,
  /** The file as text. */
  text: Type.String({ maxLength: longestCaptions }),
});
export type SetCaptionsInput = Static<typeof SetCaptionsInputSchema>;

export const DeleteCaptionsInputSchema = Type.Object({ pin_id: IdSchema, language: CaptionLanguageSchema });
export type DeleteCaptionsInput = Static<typeof DeleteCaptionsInputSchema>;

export const videoCaptionSchemas = [
  defineSchemas(VideoCaptionsResource.update, { input: SetCaptionsInputSchema, output: PinSchema }),
  defineSchemas(VideoCaptionsResource.delete, { input: DeleteCaptionsInputSchema, output: PinSchema }),
];
