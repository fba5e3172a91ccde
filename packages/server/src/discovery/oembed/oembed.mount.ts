import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { chooseLocale, parseAcceptLanguage } from '@bowerbird/domain/choose-locale.ts';
import { instanceOrigin } from '../../core/config/instance-origin.ts';
import type { Core } from '../../core/core.ts';
import { originOf } from '../../http/origin.ts';
import { CACHE_SECONDS, describeEmbed, oembedXml, type Source } from './embed-reply.views.ts';
import { drawEmbedPage, embedPolicy } from './embed-page.views.ts';
import { NotEmbeddable, placeAt, placeById, readEmbeddable, type Place } from './embeddable.service.ts';

interface OembedQuery {
  readonly url?: unknown;
  readonly maxwidth?: unknown;
  readonly maxheight?: unknown;
}

const CACHE_CONTROL = `public, max-age=${CACHE_SECONDS}`;

/** What other sites show of a pin, a board or a person (oembed.com), and the page that their frame holds. */
export async function mountOembed(app: FastifyInstance, { db, config }: Core): Promise<void> {
  const sourceOf = (raw: FastifyRequest): Source => ({ origin: originOf(raw, config), appName: config.appName, mediaUrl: config.mediaUrl });

  app.get<{ Querystring: OembedQuery }>('/oembed.json', (raw, reply) =>
    answer(raw, reply, { type: 'application/json; charset=utf-8', write: JSON.stringify }),
  );
  app.get<{ Querystring: OembedQuery }>('/oembed.xml', (raw, reply) =>
    answer(raw, reply, { type: 'text/xml; charset=utf-8', write: oembedXml }),
  );
  app.get<{ Params: { kind: string; id: string } }>('/widgets/:kind/:id/', async (raw, reply) => {
    const source = sourceOf(raw);
    const thing = await readEmbeddable(db, found(placeById(raw.params.kind, raw.params.id))).catch(hideFromFrames);
    const locale = chooseLocale(parseAcceptLanguage(raw.headers['accept-language'] ?? ''));
    void reply.removeHeader('X-Frame-Options');
    return reply
      .headers({ 'Content-Security-Policy': embedPolicy(source), 'Cache-Control': CACHE_CONTROL, Vary: 'Accept-Language' })
      .type('text/html; charset=utf-8')
      .send(drawEmbedPage(thing, source, locale));
  });

  async function answer(
    raw: FastifyRequest<{ Querystring: OembedQuery }>,
    reply: FastifyReply,
    { type, write }: { type: string; write: (described: ReturnType<typeof describeEmbed>) => string },
  ) {
    const source = sourceOf(raw);
    const { url, maxwidth, maxheight } = raw.query;
    const room = { width: readRoom(maxwidth), height: readRoom(maxheight) };
    // Sites ask from their own pages, too; what is told is told to everybody.
    void reply.header('Access-Control-Allow-Origin', '*');
    try {
      const thing = await readEmbeddable(
        db,
        found(placeOf(url, [source.origin, instanceOrigin(config), ...Object.values(config.countryHosts)])),
      );
      return reply
        .header('Cache-Control', CACHE_CONTROL)
        .type(type)
        .send(write(describeEmbed(thing, room, source)));
    } catch (error) {
      if (!(error instanceof NotEmbeddable)) throw error;
      return reply.code(401).header('Cache-Control', 'private, no-store').type('text/plain; charset=utf-8').send('This is not public.');
    }
  }
}

/** What an address names; only ours name anything. */
function placeOf(url: unknown, origins: readonly string[]): Place | null {
  if (typeof url !== 'string' || !URL.canParse(url)) return null;
  const { origin, pathname } = new URL(url);
  return origins.includes(origin) ? placeAt(pathname) : null;
}

function found(place: Place | null): Place {
  if (place === null) throw new ApiError('not_found');
  return place;
}

/** A frame of what may not be shown elsewhere is as empty as one of nothing. */
function hideFromFrames(error: unknown): never {
  throw error instanceof NotEmbeddable ? new ApiError('not_found') : error;
}

/** The room that a site has, in whole pixels. */
function readRoom(value: unknown): number {
  if (value === undefined) return Infinity;
  if (typeof value !== 'string' || !/^[1-9][0-9]{0,5}$/.test(value)) throw new ApiError('bad_input');
  return Number(value);
}
