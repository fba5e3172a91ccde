import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { Config } from '../core/config/config.ts';
import { isCountryOrigin } from '../core/config/instance-origin.ts';
import { isOurOrigin } from './origin.ts';

type OriginConfig = Pick<Config, 'publicUrl' | 'host' | 'countryHosts'>;

/** What a page at another host of ours may send along, the install id of `C7.2` among it. */
const SENT_HEADERS = [
  'Content-Type',
  'Idempotency-Key',
  'X-Requested-With',
  'X-CSRFToken',
  'X-Bowerbird-App-State',
  'X-Bowerbird-Install-Id',
  'X-Bowerbird-Source-Url',
];
const PREFLIGHT_SECONDS = 600;

/**
 * Refuses a handshake that a page of another site sends. A program sends no `Origin`, a browser does with every POST. Where
 * one that is very old does not, its form is known by asking for a page.
 */
export function checkOwnOrigin(raw: FastifyRequest, config: OriginConfig): void {
  const { origin, accept, 'sec-fetch-site': site } = raw.headers;
  const isOwn =
    origin === undefined
      ? (site === undefined || site === 'same-origin') && !accept?.includes('text/html')
      : isProductOrigin(origin, raw.host, config);
  if (!isOwn) throw new ApiError('wrong_origin');
}

/** Lets pages at another host of ours read the answer of a call that they may make across domains. */
export function allowOwnOrigins(raw: FastifyRequest, reply: FastifyReply, config: OriginConfig): boolean {
  const { origin } = raw.headers;
  void reply.header('Vary', 'Origin');
  if (origin === undefined || !isProductOrigin(origin, raw.host, config)) return false;
  void reply.headers({ 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true' });
  return true;
}

/** Answers the question that a browser asks before a page of another host sends headers of its own. */
export function addPreflight(app: FastifyInstance, url: string, { place }: Endpoint, config: OriginConfig): void {
  if (place.kind !== 'rest') return;
  app.options(url, (raw, reply) => {
    if (!allowOwnOrigins(raw, reply, config)) return reply.status(403).send();
    return reply
      .headers({
        'Access-Control-Allow-Methods': place.method,
        'Access-Control-Allow-Headers': SENT_HEADERS.join(', '),
        'Access-Control-Max-Age': PREFLIGHT_SECONDS,
      })
      .status(204)
      .send();
  });
}

/** Whether an origin is the product's own: the public one or a country's, at whichever host of ours the request arrives. */
function isProductOrigin(origin: string, host: string, config: OriginConfig): boolean {
  return isCountryOrigin(config, origin) || isOurOrigin(origin, host, config);
}
