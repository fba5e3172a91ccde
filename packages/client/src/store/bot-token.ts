import type { CheckedAct } from '../api/recaptcha.ts';
import { countFailure } from './count-failure.ts';
import type { AppThunk } from './create-store.ts';

/**
 * The token of the bot check for one act; `null` where the instance has no check. Empty where it is not to be had, which
 * is counted and keeps nobody from anything here: what becomes of it, the server decides.
 */
export function botTokenFor(act: CheckedAct): AppThunk<Promise<string | null>> {
  return async (dispatch, getState) => {
    const { settings, context } = getState().session;
    const check = settings.entrance?.botCheck;
    if (!check) return null;
    try {
      const { actionOf, getBotToken } = await import('../api/recaptcha.ts');
      return await getBotToken(check, actionOf(act, context?.device ?? 'desktop'));
    } catch (error) {
      console.warn(error instanceof Error ? error.message : error);
      dispatch(countFailure('bot_check', error));
      return '';
    }
  };
}

/** Has the check's script loaded before somebody is done with a form. */
export function expectBotCheck(): AppThunk {
  return (_dispatch, getState) => {
    const check = getState().session.settings.entrance?.botCheck;
    // What fails now is said when the token is needed.
    if (check) void import('../api/recaptcha.ts').then(({ loadRecaptcha }) => loadRecaptcha(check)).catch(() => undefined);
  };
}
