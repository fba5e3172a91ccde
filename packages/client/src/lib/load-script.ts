interface ScriptPolicy {
  createScriptURL(url: string): string;
}
type Policies = { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };

const loading = new Map<string, Promise<void>>();
let policy: ScriptPolicy | undefined;

/** Loads a script of another origin, once; only such as the instance names. One that failed is tried again when it is asked for again. */
export function loadScript(url: string): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = trusted(url);
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loading.delete(url);
      script.remove();
      reject(new Error(`${url} was not loaded`));
    });
    document.head.append(script);
  });
  loading.set(url, loaded);
  return loaded;
}

/** The address as browsers with Trusted Types want it. */
function trusted(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: Policies };
  policy ??= trustedTypes?.createPolicy('other-scripts', { createScriptURL: (given) => given }) ?? { createScriptURL: (given) => given };
  return policy.createScriptURL(url);
}
