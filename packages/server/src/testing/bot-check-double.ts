import type { BotCheck } from '../core/bot-check/index.ts';

/** A bot check for tests: a token says what it is, `person:<action>` or `bot`; none is unknown. */
export const botCheckDouble: BotCheck = {
  kind: 'double',
  judge: async (token, actions) => {
    if (!token) return 'unknown';
    return actions.some((action) => token === `person:${action}`) ? 'person' : 'bot';
  },
};
