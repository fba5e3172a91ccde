import { Type, type Static } from 'typebox';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { IdSchema, defineSchemas } from '../../protocol/schemas.ts';
import { PinSchema } from '../pins/records.ts';
import { PinNoteResource } from './calls.ts';

export const PinNoteInputSchema = Type.Object({ pin_id: IdSchema, note: Type.String({ maxLength: textLimits.pinNote }) });
export type PinNoteInput = Static<typeof PinNoteInputSchema>;

export const pinNoteSchemas = [defineSchemas(PinNoteResource.update, { input: PinNoteInputSchema, output: PinSchema })];
