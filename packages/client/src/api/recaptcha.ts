import type { EntranceSettings } from '@bowerbird/contract/protocol/entrance-settings.ts';
import type { DeviceType } from '@bowerbird/domain/device.ts';
import { loadScript } from '../lib/load-script.ts';

/** How long an act waits for its token (`C9.5`). */
export const TOKEN_WAIT_MILLISECONDS = 8000;

type BotCheck = NonNullable<EntranceSettings['botCheck']>;

/** What somebody is about to do. */
export type CheckedAct = 'auth' | 'login' | 'signup';

/** As much of Google's script as is used. */
interface Enterprise {
  ready(act: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

/** Whether somebody has waited for the script in vain: they do so once a page. */
let isAway = false;

/** The name of an act (`C9.5`): desktops have one for all who are not signed in yet. */
export function actionOf(act: CheckedAct, device: DeviceType): string {
  if (device !== 'desktop') return `mweb_${act}`;
  return act === 'auth' ? 'web_auth' : 'web_unauth';
}

/** Loads the script, on demand and once; throws when it is absent (`C8.8`). */
export async function loadRecaptcha({ scriptUrl, siteKey }: BotCheck): Promise<Enterprise> {
  const url = new URL(scriptUrl);
  url.searchParams.set('render', siteKey);
  const failed = await loadScript(url.href).catch((error: unknown) => error);
  const enterprise = scriptOf();
  if (!enterprise) throw new Error('Error loading reCAPTCHA Enterprise', { cause: failed });
  await new Promise<void>((resolve) => enterprise.ready(resolve));
  return enterprise;
}

/** A token for one act, good once; throws when it is not to be had in time. */
export async function getBotToken(check: BotCheck, action: string): Promise<string> {
  if (isAway && !scriptOf()) throw new Error('reCAPTCHA Enterprise is still not there');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      isAway = true;
      reject(new Error('reCAPTCHA Enterprise gave no token in time'));
    }, TOKEN_WAIT_MILLISECONDS);
  });
  const token = loadRecaptcha(check).then((enterprise) => enterprise.execute(check.siteKey, { action }));
  try {
    return await Promise.race([token, late]);
  } finally {
    clearTimeout(timer);
  }
}

function scriptOf(): Enterprise | undefined {
  return (window as { grecaptcha?: { enterprise?: Enterprise } }).grecaptcha?.enterprise;
}
