export const WORKER = '/sw.js';

interface ScriptPolicy {
  createScriptURL(url: string): string;
}
type Policies = { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
let policy: ScriptPolicy | undefined;

/** Puts the worker in charge of what comes while no page is open. */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(workerUrl());
}

/** An installed application has its worker at hand before somebody shares with it; a page in a browser needs none. */
export function keepWorkerWhenInstalled(): void {
  if (!('serviceWorker' in navigator)) return;
  const begin = () => void registerWorker().catch(() => undefined);
  if (matchMedia('(display-mode: standalone)').matches) begin();
  else window.addEventListener('appinstalled', begin, { once: true });
}

/** The worker's address as browsers with Trusted Types want it. */
function workerUrl(): string {
  const { trustedTypes } = window as { trustedTypes?: Policies };
  policy ??= trustedTypes?.createPolicy('worker', { createScriptURL: () => WORKER }) ?? { createScriptURL: () => WORKER };
  return policy.createScriptURL(WORKER);
}
