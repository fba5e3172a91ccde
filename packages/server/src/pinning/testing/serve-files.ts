import { FetchError, type SafeFetch } from '../../core/safe-fetch/index.ts';

/** Answers for the files of sites, such as their `robots.txt`, by address. All others are not found. */
export function serveFiles(files: ReadonlyMap<string, string>, contentType = 'text/plain'): SafeFetch['fetchFile'] {
  return async (url) => {
    const text = files.get(url);
    if (text === undefined) throw new FetchError('bad_status', { status: 404 });
    return { url, contentType, body: streamOf(text) };
  };
}

async function* streamOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}
