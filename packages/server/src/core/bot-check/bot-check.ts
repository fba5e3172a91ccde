/** The acts that a bot check tells apart (`C9.5`). */
export type BotCheckAction = 'mweb_auth' | 'mweb_login' | 'mweb_signup' | 'web_auth' | 'web_unauth';

/** What a bot check says. `unknown`: there was no token, or the service was away; that alone locks nobody out. */
export type BotVerdict = 'person' | 'bot' | 'unknown';

/** Tells people from programs by a token that the browser got. */
export interface BotCheck {
  readonly kind: 'off' | 'recaptcha' | 'double';
  judge(token: string | null | undefined, actions: readonly BotCheckAction[]): Promise<BotVerdict>;
}

/** No check: everybody counts as a person. */
export const noBotCheck: BotCheck = { kind: 'off', judge: async () => 'person' };
