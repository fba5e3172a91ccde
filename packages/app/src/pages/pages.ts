import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageData } from '@bowerbird/client/boot/page-data.ts';
import type { PreparedPage } from '@bowerbird/client/entry-server.tsx';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { RequestContext } from '@bowerbird/contract/protocol/request-context.ts';
import { editorialLanguages, isEditorialCountry } from '@bowerbird/domain/discovery/articles.ts';
import { experimentGroupOf } from '@bowerbird/domain/identity/viewer-kind.ts';
import { languageOf } from '@bowerbird/domain/locales.ts';
import type { Config } from '@bowerbird/server/core/config/config.ts';
import { callOrigins, entranceSettings, scriptOrigins } from '@bowerbird/server/core/config/entrance-settings.ts';
import { isCountryOrigin, mainOrigin } from '@bowerbird/server/core/config/instance-origin.ts';
import type { EventType } from '@bowerbird/server/core/events/outbox.ts';
import type { Registry } from '@bowerbird/server/endpoints/registry.ts';
import { strangerViewer } from '@bowerbird/server/endpoints/viewer.ts';
import { makeCallContext, type HttpParts } from '@bowerbird/server/http/call-context.ts';
import { ensureCsrfCookie, hasOurCookies } from '@bowerbird/server/http/cookies.ts';
import { addressByOneName, isOurHost, isSecure, originOf, isAppRequest } from '@bowerbird/server/http/origin.ts';
import { contentSecurityPolicy } from '@bowerbird/server/http/security-headers.ts';
import { readViewerCard } from '@bowerbird/server/identity/viewer/index.ts';
import { closeDocument, openDocument } from './document.ts';
import { drawPage } from './draw-page.ts';
import { inProcessTransport } from './in-process-transport.ts';
import { INLINE_SCRIPT_HASHES } from './inline-scripts.ts';
import { factsOf } from './page-facts.ts';
import type { PageSource } from './page-module.ts';
import { createRenderCache, type CachedPage } from './render-cache.ts';

type RenderedPage = Extract<PreparedPage, { kind: 'page' }>;

export interface PagesOptions extends HttpParts {
  readonly registry: Registry;
  readonly source: PageSource;
  readonly version: string;
  readonly preamble?: string;
}

/** After any of these a page may show what it must not any more, or nearly nothing; else what is new may wait a minute. */
const CHANGES_PAGES = [
  'pin.changed',
  'pin.removed',
  'board.changed',
  'board.removed',
  'board.privacy_changed',
  'user.changed',
  'user.visibility_changed',
  'user.removed',
  'article.changed',
  'topic.changed',
  'notice.changed',
  'demo.grown',
] as const satisfies readonly EventType[];
/** Bots have a share of their own: names that somebody makes up push no page out that people look at. */
const MOST_BYTES_FOR_BOTS = 8 * 1024 * 1024;
const compressBrotli = promisify(brotliCompress);

/** Mounts every page, the state of cached renders (`C7.33`), and the manifest of handlers (`C7.38`). */
export function addPages(app: FastifyInstance, options: PagesOptions): void {
  const cache = createRenderCache(options.core.now);
  const cacheForBots = createRenderCache(options.core.now, MOST_BYTES_FOR_BOTS);
  const cachedPolicy = policyOf(options, INLINE_SCRIPT_HASHES);
  options.core.outbox.onEvents(CHANGES_PAGES, () => {
    cache.clear();
    cacheForBots.clear();
  });
  for (const path of ['/_/_/state/', '/_/_/state']) app.get(path, (raw, reply) => answerState(raw, reply, options));
  for (const path of ['/pageHandlers/:site/', '/pageHandlers/:site']) {
    app.get(path, (raw) => describeHandlers((raw.params as { site: string }).site, options.source));
  }
  app.get('/*', async (raw, reply) => {
    // The address was no text; the browser has to read the same one as we did.
    const readable = raw.url === raw.originalUrl ? null : `${originOf(raw, options.core.config)}${raw.url}`;
    const elsewhere = readable ?? addressByOneName(raw, options.core.config);
    if (elsewhere !== null) return reply.header('Cache-Control', 'private, no-store').redirect(elsewhere);
    requireBrowser(raw);
    if (!options.dev && isOurHost(raw, options.core.config) && !hasOurCookies(raw)) {
      const url = raw.url.includes('?') ? await (await options.source.module()).normaliseAddress(raw.url) : raw.url;
      const { request } = await makeCallContext(raw, options);
      const context = neutralContext(request, url);
      const key = `${context.device} ${context.locale} ${context.country} ${originOf(raw, options.core.config)} ${url} ${context.userAgent.raw}`;
      const page = await (context.isBot ? cacheForBots : cache).get(key, () => renderCached(raw, { url, context }, options));
      if (page) {
        countView(request, options);
        return sendCached(raw, reply, page, cachedPolicy);
      }
    }
    return sendPage(raw, reply, options);
  });
}

/** Pages tell all that their viewer may know; an app was granted single calls. */
function requireBrowser(raw: FastifyRequest): void {
  if (isAppRequest(raw)) throw new ApiError('forbidden');
}

/** Prepares the page of a request: its data is there, its markup not yet. */
async function prepare(raw: FastifyRequest, options: PagesOptions, overrides: { url?: string; context?: RequestContext } = {}) {
  const module = await options.source.module();
  const made = await makeCallContext(raw, options);
  // What is kept for everybody is seen by nobody in particular.
  const call = overrides.context ? { ...made, request: overrides.context, viewer: strangerViewer } : made;
  const context = overrides.context ?? { ...call.request, ...(overrides.url ? { fullPath: overrides.url } : {}) };
  const origin = originOf(raw, options.core.config);
  const prepared = await module.preparePage({
    // Put together, not resolved: `//elsewhere.example/` is a path of ours like any other.
    url: new URL(`${origin}${overrides.url ?? raw.url}`).href,
    context,
    viewer: await readViewerCard(options.core, call.viewer),
    settings: {
      appName: options.core.config.appName,
      version: options.version,
      origin,
      entrance: entranceSettings(options.core.config),
      asksCookies: options.core.config.asksCookies,
      translates: options.core.translator !== null,
      isCountryHost: isCountryOrigin(options.core.config, origin),
    },
    isCachedRender: overrides.context !== undefined,
    daysToExpiration: call.viewer.kind === 'UNAUTH' ? null : (call.viewer.daysToExpiration ?? null),
    transport: inProcessTransport({ registry: options.registry, context: call, raw, module }),
  });
  return { prepared, context, fontUrl: module.preloadedFontUrl };
}

/** Who looks at pages, in numbers (`C6.1`). */
function countView({ isBot, isAuthenticated, device }: RequestContext, { core }: PagesOptions): void {
  core.metrics.pageViews.inc({ group: experimentGroupOf({ isBot, isSignedIn: isAuthenticated, device }) });
}

async function sendPage(raw: FastifyRequest, reply: FastifyReply, options: PagesOptions): Promise<unknown> {
  const page = await prepare(raw, options);
  const { prepared } = page;
  void reply.header('Cache-Control', 'private, no-store');
  if (prepared.kind === 'redirect') return reply.redirect(prepared.location, prepared.status);
  countView(page.context, options);
  const nonce = randomBytes(16).toString('base64url');
  ensureCsrfCookie(raw, reply, isSecure(raw, options.core.config));
  void reply
    .status(prepared.status)
    .header('Content-Type', 'text/html; charset=utf-8')
    .header('Content-Security-Policy', policyOf(options, `'nonce-${nonce}'`));
  if (prepared.status === 503) void reply.header('Retry-After', '2');
  return reply.send(drawDocument(raw, { ...page, prepared, nonce }, options));
}

/** The page for everybody; `null` where it is none that may be kept. */
async function renderCached(
  raw: FastifyRequest,
  overrides: { url: string; context: RequestContext },
  options: PagesOptions,
): Promise<CachedPage | null> {
  if (!(await (await options.source.module()).mayBeKept(overrides.url.split('?')[0]!))) return null;
  const page = await prepare(raw, options, overrides);
  const { prepared } = page;
  if (prepared.kind === 'redirect' || prepared.status !== 200) return null;
  const html = Buffer.from(drawDocument(raw, { ...page, prepared, nonce: null }, options));
  const brotli = await compressBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  return { html, brotli, madeAt: options.core.now() };
}

interface DrawnPage {
  readonly prepared: RenderedPage;
  readonly context: RequestContext;
  readonly fontUrl: string;
  /** `null` for what is the same for everybody. */
  readonly nonce: string | null;
}

function drawDocument(raw: FastifyRequest, { prepared, context, fontUrl, nonce }: DrawnPage, { source, preamble }: PagesOptions): string {
  const assets = source.assetsOf(prepared.keys);
  return (
    openDocument({ head: prepared.head, assets, fontUrl, context, nonce, preamble }) +
    drawPage(prepared, raw.log) +
    closeDocument({ stateJson: pageData(prepared, raw, source), assets, nonce })
  );
}

/** What the browser starts from: what the page is, the state, and the chunk of the page's own route. */
function pageData(prepared: RenderedPage, raw: FastifyRequest, source: PageSource): string {
  const { state, route } = prepared;
  const first = route && { file: route.file, path: route.path, script: source.scriptOf(route.key) };
  return JSON.stringify({ ...factsOf(prepared, raw), state, route: first } satisfies PageData);
}

function sendCached(raw: FastifyRequest, reply: FastifyReply, page: CachedPage, policy: string): unknown {
  const takesBrotli = /\bbr\b/.test(raw.headers['accept-encoding'] ?? '');
  void reply
    .header('Content-Type', 'text/html; charset=utf-8')
    .header('Content-Security-Policy', policy)
    .header('Cache-Control', 'public, s-maxage=60, stale-while-revalidate=600')
    .header('Vary', 'Accept-Encoding, Accept-Language, User-Agent, Cookie');
  if (takesBrotli) void reply.header('Content-Encoding', 'br');
  return reply.send(takesBrotli ? page.brotli : page.html);
}

async function answerState(raw: FastifyRequest, reply: FastifyReply, options: PagesOptions): Promise<unknown> {
  requireBrowser(raw);
  const wanted = (raw.query as { source_url?: unknown }).source_url;
  const url = typeof wanted === 'string' && /^\/(?![/\\])/.test(wanted) ? wanted : '/';
  const { prepared } = await prepare(raw, options, { url });
  ensureCsrfCookie(raw, reply, isSecure(raw, options.core.config));
  void reply.header('Cache-Control', 'private, no-store');
  return prepared.kind === 'page' ? { state: prepared.state } : reply.status(404).send({ state: null });
}

async function describeHandlers(site: string, source: PageSource) {
  const { routeTable, manifestKey } = await source.module();
  const handlers = routeTable.map(({ file, path }) => ({ id: file, path, files: source.assetsOf([manifestKey(file)]).scripts }));
  return { site, handlers };
}

/** Where pages of countries' hosts carry their session. */
function sessionOrigins(config: Config): readonly string[] {
  return Object.keys(config.countryHosts).length > 0 ? [mainOrigin(config)] : [];
}

function policyOf(options: PagesOptions, script: string): string {
  const { mediaUrl } = options.core.config;
  return contentSecurityPolicy({
    script,
    mediaOrigin: mediaUrl.startsWith('http') ? new URL(mediaUrl).origin : null,
    dev: options.dev,
    scriptOrigins: scriptOrigins(options.core.config),
    callOrigins: [...callOrigins(options.core.config), ...sessionOrigins(options.core.config)],
  });
}

/** The country of a cached render: one that may have articles of its own in the page's language, else the one that stands for all. */
function editorialCountry({ locale, country }: RequestContext): string {
  const language = editorialLanguages.find((known) => known === languageOf(locale));
  return language && isEditorialCountry(language, country) ? country : 'US';
}

/** A cached render is the same for all people, or for one bot. Nothing else of the first caller may stand in it. */
function neutralContext(context: RequestContext, url: string): RequestContext {
  const nameless = { browserName: '', browserType: '', browserVersion: '', platformVersion: '', osName: '', raw: '' };
  return {
    ...context,
    fullPath: url,
    country: editorialCountry(context),
    inviteCode: null,
    referrer: null,
    requestIdentifier: '',
    unauthId: null,
    userAgent: context.isBot ? context.userAgent : { ...context.userAgent, ...nameless },
  };
}
