import { defineSchemas, NoInputSchema } from '../../protocol/schemas.ts';
import { readMe } from './calls.ts';
import { ViewerRecordSchema } from './records.ts';

export const viewerSchemas = [defineSchemas(readMe, { input: NoInputSchema, output: ViewerRecordSchema })];
