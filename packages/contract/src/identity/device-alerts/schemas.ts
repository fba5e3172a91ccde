import { Type, type Static } from 'typebox';
import { defineSchemas } from '../../protocol/schemas.ts';
import { DeviceAlertResource } from './calls.ts';

export const NotMeInputSchema = Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) });
export type NotMeInput = Static<typeof NotMeInputSchema>;

export const NotMeReplySchema = Type.Object({ reset_token: Type.String() });
export type NotMeReply = Static<typeof NotMeReplySchema>;

export const deviceAlertSchemas = [defineSchemas(DeviceAlertResource.create, { input: NotMeInputSchema, output: NotMeReplySchema })];
