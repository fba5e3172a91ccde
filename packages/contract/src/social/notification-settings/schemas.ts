import { Type, type Static } from 'typebox';
import { defineSchemas, NoInputSchema } from '../../protocol/schemas.ts';
import {
  changeEmailSettings,
  changeNewsSettings,
  changePushSettings,
  readEmailSettings,
  readNewsSettings,
  readPushSettings,
} from './calls.ts';

const ValueSchema = Type.Union([Type.Boolean(), Type.String({ maxLength: 60 })]);

/** One setting and how it stands: on or off, or one of several words. */
const OptionSchema = Type.Object({ id: Type.String({ maxLength: 60 }), value: ValueSchema });
export type SettingsOption = Static<typeof OptionSchema>;

export const SettingsGroupSchema = Type.Object({ id: Type.String(), options: Type.Array(OptionSchema) });
export type SettingsGroup = Static<typeof SettingsGroupSchema>;

export const OptionsSchema = Type.Array(OptionSchema, { minItems: 1, maxItems: 50 });

/** What is to change; the rest stays. A form says it as a text that holds JSON. */
export const ChangeSettingsInputSchema = Type.Object({ options: Type.Union([OptionsSchema, Type.String({ maxLength: 10_000 })]) });
export type ChangeSettingsInput = Static<typeof ChangeSettingsInputSchema>;

const reading = { input: NoInputSchema, output: Type.Array(SettingsGroupSchema) };
const changing = { input: ChangeSettingsInputSchema, output: Type.Array(SettingsGroupSchema) };

export const notificationSettingsSchemas = [
  defineSchemas(readNewsSettings, reading),
  defineSchemas(changeNewsSettings, changing),
  defineSchemas(readPushSettings, reading),
  defineSchemas(changePushSettings, changing),
  defineSchemas(readEmailSettings, reading),
  defineSchemas(changeEmailSettings, changing),
];
