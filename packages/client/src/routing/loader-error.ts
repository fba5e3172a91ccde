/** A module or an asset of a page that cannot be had (`C8.11`). */
export class LoaderError extends Error {
  override readonly name = 'LoaderError';
}

/** Loads the module of a route, which the manifest of handlers names by its file. */
export async function loadHandler<T>(file: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw Object.assign(new LoaderError('Unable to load module for handler', { cause }), { handler: file });
  }
}
