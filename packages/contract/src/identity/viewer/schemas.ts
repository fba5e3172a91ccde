import { Type } from 'typebox';
import { schemasFor } from '../../protocol/schemas.ts';
import { readMe } from './calls.ts';
import { ViewerRecordSchema } from './records.ts';

export const viewerSchemas = [schemasFor(readMe, { input: Type.Object({}), output: ViewerRecordSchema })];
