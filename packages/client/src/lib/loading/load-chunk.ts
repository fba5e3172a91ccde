/** Brings one file of the build near, so that who needs it next finds it; rejects when it does not arrive. */
type Fetcher = (address: string) => Promise<unknown>;

/**
 * Makes what stands before each `import()` of the built client: a module is only imported once its files, and its styles, are
 * here. To most browsers a module that could not be fetched is missing until the page is reloaded. Importing it again changes
 * nothing.
 */
export function createChunkLoader(fetchScript: Fetcher, addStyles: Fetcher) {
  const coming = new Map<string, Promise<unknown>>();

  const bring = (file: string): Promise<unknown> => {
    const known = coming.get(file);
    if (known) return known;
    const arrival = (file.endsWith('.css') ? addStyles : fetchScript)(`/${file}`);
    coming.set(file, arrival);
    arrival.catch(() => coming.delete(file));
    return arrival;
  };
  return async <T>(importChunk: () => Promise<T>, files: readonly string[] = []): Promise<T> => {
    await Promise.all(files.map(bring));
    return importChunk();
  };
}

/** The loader of the browser; `files` are named from the root of the instance. */
export const loadChunk = createChunkLoader(fetchScript, addStyles);

/** Leaves a script in the browser's cache, which keeps files of the build for good. */
async function fetchScript(address: string): Promise<void> {
  if (document.querySelector(`[src="${address}"], [href="${address}"]`)) return;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} came back as ${response.status}`);
  await response.arrayBuffer();
}

async function addStyles(address: string): Promise<void> {
  const known = document.querySelector<HTMLLinkElement>(`[rel="stylesheet"][href="${address}"]`);
  if (known?.sheet) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  const arrival = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${address} did not arrive`));
    });
  });
  if (known) known.replaceWith(link);
  else document.head.append(link);
  await arrival;
}
