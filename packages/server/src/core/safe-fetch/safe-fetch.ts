import { acceptedEncodings, decodedBody } from './decoded-body.ts';
import { decodePage } from './decode-page.ts';
import { FetchError } from './fetch-error.ts';
import { fetchLimits } from './fetch-limits.ts';
import { sendPinned, type PinnedResponse } from './pinned-request.ts';
import { publicRule, resolveHost, type AddressRule } from './resolve-host.ts';
import { readWebAddress } from './web-address.ts';

/**
 * A page as text; `url` is where it was found after redirects, `isMoved` whether each of them was for good. `robotsTag` is its
 * `X-Robots-Tag`.
 */
export type FetchedPage = { url: string; html: string; isMoved: boolean; robotsTag?: string };

/** A picture as it arrives: reading `body` may throw a FetchError, and what is not read in time is dropped. */
export type FetchedPicture = { url: string; contentType: string; body: AsyncGenerator<Uint8Array> };

/** A file of any kind as it arrives. */
export type FetchedFile = FetchedPicture;

/** A film as it arrives; a site that does not say how long it is sends none that could be counted. `close` ends what nobody reads. */
export type FetchedFilm = FetchedPicture & { bytes: number; close: () => Promise<void> };

/** What came of a POST: its body is of no interest. */
export type PostReply = { status: number; header: (name: string) => string | undefined };

/** The one way to fetch what a person names: it reaches public addresses only. */
export type SafeFetch = {
  fetchPage(address: string): Promise<FetchedPage>;
  fetchPicture(address: string): Promise<FetchedPicture>;
  fetchFilm(address: string): Promise<FetchedFilm>;
  /** The address that one leads to in the end, whatever stands there. */
  findEnd(address: string): Promise<string>;
  /** Data that is read by machines; `authorization` goes to the site that was named, and to no other one that it leads to. */
  fetchFile(address: string, authorization?: string): Promise<FetchedFile>;
  /** Sends bytes to an address, such as that of a device's push service. It follows no redirect. */
  post(address: string, request: { headers: Record<string, string>; body: Uint8Array }): Promise<PostReply>;
};

/** Only tests give these: they play a small internet on this machine. */
export type SafeFetchOptions = Partial<AddressRule> & { realPort?: (port: number) => number; milliseconds?: number };

type Wanted = { address: string; accept: string; maxBytes: number; authorization?: string; milliseconds?: number; isPlain?: boolean };

type Opened = {
  url: URL;
  isMoved: boolean;
  contentType: string;
  robotsTag: string;
  bytes: number;
  body: AsyncGenerator<Uint8Array>;
  close: () => Promise<void>;
};

type Followed = { url: URL; response: PinnedResponse; isMoved: boolean };

const userAgent = 'Mozilla/5.0 (compatible; Bowerbird/0.1; saves pictures for people)';

const redirectStatuses = new Set([301, 302, 303, 307, 308]);
const permanentStatuses = new Set([301, 308]);

export function createSafeFetch(options: SafeFetchOptions = {}): SafeFetch {
  const { milliseconds = fetchLimits.milliseconds, realPort = (port) => port, ...given } = options;
  const rule = { ...publicRule, ...given };

  async function open(wanted: Wanted): Promise<Opened> {
    const signal = AbortSignal.timeout(wanted.milliseconds ?? milliseconds);
    try {
      const { url, response, isMoved } = await follow(wanted, signal);
      return { ...(await read(url, response, wanted.maxBytes, signal)), isMoved };
    } catch (error) {
      throw asFetchError(error, signal);
    }
  }

  async function follow({ address, accept, authorization, isPlain }: Wanted, signal: AbortSignal): Promise<Followed> {
    const seen = new Set<string>();
    const headers = { accept, 'accept-encoding': isPlain ? 'identity' : acceptedEncodings, 'user-agent': userAgent };
    let url = readWebAddress(address);
    let isForGood = true;
    const { origin } = url;
    for (;;) {
      if (seen.has(url.href) || seen.size > fetchLimits.redirects) throw new FetchError('too_many_redirects');
      seen.add(url.href);
      const addresses = await orAborted(resolveHost(url, rule), signal);
      const own = authorization !== undefined && url.origin === origin ? { ...headers, authorization } : headers;
      const response = await sendPinned({ url, addresses, headers: own, signal, realPort });
      const location = redirectStatuses.has(response.status) ? response.header('location') : undefined;
      if (location === undefined) return { url, response, isMoved: seen.size > 1 && isForGood };
      isForGood &&= permanentStatuses.has(response.status);
      await response.close();
      url = readWebAddress(location, url);
    }
  }

  async function fetchPage(address: string): Promise<FetchedPage> {
    const accept = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1';
    const { url, isMoved, contentType, robotsTag, body, close } = await open({ address, accept, maxBytes: fetchLimits.pageBytes });
    if (!/^(text\/html|application\/xhtml\+xml)\b/i.test(contentType)) {
      await close();
      throw new FetchError('not_html', { contentType, url: url.href });
    }
    return { url: url.href, html: decodePage(await collect(body), contentType), isMoved, ...(robotsTag !== '' && { robotsTag }) };
  }

  async function findEnd(address: string): Promise<string> {
    const signal = AbortSignal.timeout(milliseconds);
    try {
      const { url, response } = await follow({ address, accept: '*/*', maxBytes: 0 }, signal);
      await response.close();
      return url.href;
    } catch (error) {
      throw asFetchError(error, signal);
    }
  }

  async function fetchPicture(address: string): Promise<FetchedPicture> {
    const accept = 'image/avif,image/webp,image/*,*/*;q=0.1';
    const { url, contentType, body, close } = await open({ address, accept, maxBytes: fetchLimits.pictureBytes });
    if (/^text\//i.test(contentType)) {
      await close();
      throw new FetchError('not_a_picture', { contentType, url: url.href });
    }
    return { url: url.href, contentType, body };
  }

  async function fetchFilm(address: string): Promise<FetchedFilm> {
    const { filmBytes: maxBytes, filmMilliseconds } = fetchLimits;
    const { url, contentType, bytes, body, close } = await open({
      address,
      accept: 'video/*,*/*;q=0.1',
      maxBytes,
      milliseconds: filmMilliseconds,
      // What is sent is as long as the site says only where it is not packed.
      isPlain: true,
    });
    if (/^(text|image)\//i.test(contentType) || bytes === 0) {
      await close();
      throw new FetchError('not_a_picture', { contentType, url: url.href });
    }
    return { url: url.href, contentType, bytes, body, close };
  }

  async function fetchFile(address: string, authorization?: string): Promise<FetchedFile> {
    const accept = 'application/json,application/rss+xml,application/atom+xml,application/xml;q=0.9,text/html;q=0.8,*/*;q=0.1';
    const { url, contentType, body } = await open({ address, accept, maxBytes: fetchLimits.fileBytes, authorization });
    return { url: url.href, contentType, body };
  }

  async function post(address: string, { headers, body }: { headers: Record<string, string>; body: Uint8Array }): Promise<PostReply> {
    const signal = AbortSignal.timeout(milliseconds);
    try {
      const url = readWebAddress(address);
      const addresses = await orAborted(resolveHost(url, rule), signal);
      const { status, header, close } = await sendPinned({ url, addresses, headers, signal, body, realPort });
      await close();
      return { status, header };
    } catch (error) {
      throw asFetchError(error, signal);
    }
  }

  return { fetchPage, findEnd, fetchPicture, fetchFilm, fetchFile, post };
}

async function read(url: URL, response: PinnedResponse, maxBytes: number, signal: AbortSignal): Promise<Omit<Opened, 'isMoved'>> {
  const { status, header, wholeHeader } = response;
  const tooLarge = Number(header('content-length') ?? 0) > maxBytes;
  if (status < 200 || status >= 300 || tooLarge) {
    await response.close();
    throw tooLarge
      ? new FetchError('too_large', { url: url.href })
      : new FetchError('bad_status', { status, url: url.href, retryAfter: header('retry-after') });
  }
  const body = bodyOf({ url, response }, maxBytes, signal);
  return {
    url,
    contentType: header('content-type') ?? '',
    robotsTag: wholeHeader('x-robots-tag'),
    bytes: Number(header('content-length') ?? 0) || 0,
    body,
    close: response.close,
  };
}

async function* bodyOf(
  { url, response }: Pick<Followed, 'url' | 'response'>,
  maxBytes: number,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  try {
    yield* decodedBody(response.body, response.header('content-encoding'), maxBytes);
  } catch (error) {
    const { reason } = asFetchError(error, signal);
    if (reason === 'too_large' || reason === 'too_slow') throw new FetchError(reason, { url: url.href });
    throw asFetchError(error, signal);
  } finally {
    await response.close();
  }
}

/** A look-up of a name cannot be stopped, but nobody has to wait for it. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new FetchError('too_slow')), { once: true });
  });
  return Promise.race([work, aborted]);
}

async function collect(body: AsyncGenerator<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function asFetchError(error: unknown, signal: AbortSignal): FetchError {
  if (error instanceof FetchError) return error;
  if (signal.aborted) return new FetchError('too_slow');
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (/TIMEOUT/.test(code)) return new FetchError('too_slow');
  return new FetchError('unreachable', { detail: code || message });
}
