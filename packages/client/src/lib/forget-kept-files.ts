/** The database of `kept-files.ts`. A name shared by import would be a file of its own on every page. */
const KEPT_FILES = 'kept-files';

const LONGEST_WAIT_MS = 1_000;

/** Deletes the files that this browser kept. Nobody waits long for that: a page that still reads one lets go of it when it closes. */
export function forgetKeptFiles(): Promise<void> {
  return new Promise((resolve) => {
    if (!('indexedDB' in globalThis)) return resolve();
    setTimeout(resolve, LONGEST_WAIT_MS);
    try {
      const request = indexedDB.deleteDatabase(KEPT_FILES);
      request.addEventListener('success', () => resolve());
      request.addEventListener('error', () => resolve());
    } catch {
      // A browser that keeps nothing has nothing to forget.
      resolve();
    }
  });
}
