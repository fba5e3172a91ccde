import type { Logger } from 'pino';
import type { BotCheckConfig } from '../config/config.ts';
import { noBotCheck, type BotCheck } from './bot-check.ts';
import { createRecaptcha } from './recaptcha.ts';

export type { BotCheck } from './bot-check.ts';

/** The bot check of the configuration. */
export function createBotCheck(config: BotCheckConfig, log: Logger): BotCheck {
  return config.kind === 'off' ? noBotCheck : createRecaptcha(config, log);
}
