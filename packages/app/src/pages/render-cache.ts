/** A page rendered to its end, for everybody of one device class and locale. */
export interface CachedPage {
  readonly html: Buffer;
  readonly brotli: Buffer;
  readonly madeAt: number;
}

export const FRESH_MILLISECONDS = 60_000;
export const STALE_MILLISECONDS = 600_000;
const MOST_BYTES = 48 * 1024 * 1024;

/**
 * Keeps rendered pages, the least recently used going first when they grow too heavy. A stale page is served while one
 * request makes it anew; a page that is not there is made once, however many ask.
 */
export function createRenderCache(now: () => number, mostBytes = MOST_BYTES) {
  const pages = new Map<string, CachedPage>();
  const making = new Map<string, Promise<CachedPage | null>>();
  let bytes = 0;
  /** Goes up whenever all is forgotten: what was begun before is not kept after. */
  let generation = 0;

  const weigh = (page: CachedPage) => page.html.length + page.brotli.length;
  const drop = (key: string) => {
    const page = pages.get(key);
    if (page) bytes -= weigh(page);
    pages.delete(key);
  };
  const keep = (key: string, page: CachedPage) => {
    drop(key);
    pages.set(key, page);
    bytes += weigh(page);
    for (const oldest of pages.keys()) {
      if (bytes <= mostBytes) break;
      drop(oldest);
    }
  };
  const makeOnce = (key: string, make: () => Promise<CachedPage | null>) => {
    const known = making.get(key);
    if (known) return known;
    const begunIn = generation;
    const work = make()
      .then((page) => {
        if (begunIn !== generation) return page;
        if (page) keep(key, page);
        else drop(key);
        return page;
      })
      .finally(() => making.get(key) === work && making.delete(key));
    making.set(key, work);
    return work;
  };

  return {
    /** The page of a key, made when it is absent; `null` when it is none that may be kept. */
    async get(key: string, make: () => Promise<CachedPage | null>): Promise<CachedPage | null> {
      const page = pages.get(key);
      const age = page ? now() - page.madeAt : Infinity;
      if (!page || age > FRESH_MILLISECONDS + STALE_MILLISECONDS) return makeOnce(key, make);
      pages.delete(key);
      pages.set(key, page);
      if (age > FRESH_MILLISECONDS) makeOnce(key, make).catch(() => undefined);
      return page;
    },
    /** Forgets all pages, those that are being made too. */
    clear: () => {
      generation += 1;
      pages.clear();
      making.clear();
      bytes = 0;
    },
  };
}
