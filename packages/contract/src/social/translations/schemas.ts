import { Type, type Static } from 'typebox';
import { defineSchemas, IdSchema } from '../../protocol/schemas.ts';
import { translateComment } from './calls.ts';

export const TranslateCommentInputSchema = Type.Object({ id: IdSchema });
export type TranslateCommentInput = Static<typeof TranslateCommentInputSchema>;

export const translationSchemas = [defineSchemas(translateComment, { input: TranslateCommentInputSchema, output: Type.String() })];
