import type { Logger } from 'pino';
import type { BotCheckConfig } from '../config/config.ts';
import type { BotCheck } from './bot-check.ts';

/** Below it a visit counts as a program's. */
const LOWEST_SCORE = 0.3;
/** As long as the browser waits for its token (`C9.5`). */
const TIMEOUT_MILLISECONDS = 8000;
const LONGEST_TOKEN = 8192;

interface Assessment {
  readonly tokenProperties?: { readonly valid?: boolean; readonly action?: string };
  readonly riskAnalysis?: { readonly score?: number };
}

/** The check of reCAPTCHA Enterprise: an assessment of the browser's token, for the act it was made for. */
export function createRecaptcha(config: Extract<BotCheckConfig, { kind: 'recaptcha' }>, log: Logger): BotCheck {
  const url = `${config.apiUrl}/v1/projects/${encodeURIComponent(config.project)}/assessments?key=${encodeURIComponent(config.apiKey)}`;
  const assess = async (token: string): Promise<Assessment> => {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ event: { token, siteKey: config.siteKey } }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    });
    if (!reply.ok) throw new Error(`The bot check answered ${reply.status}`);
    return (await reply.json()) as Assessment;
  };
  return {
    kind: 'recaptcha',
    judge: async (token, actions) => {
      if (!token) return 'unknown';
      if (token.length > LONGEST_TOKEN) return 'bot';
      try {
        const { tokenProperties, riskAnalysis } = await assess(token);
        const isMeant = tokenProperties?.valid === true && actions.some((action) => action === tokenProperties.action);
        return isMeant && (riskAnalysis?.score ?? 0) >= LOWEST_SCORE ? 'person' : 'bot';
      } catch (error) {
        log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'the bot check was not to be had');
        return 'unknown';
      }
    },
  };
}
