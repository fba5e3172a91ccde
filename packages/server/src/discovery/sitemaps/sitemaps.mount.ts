import send from '@fastify/send';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { Core } from '../../core/core.ts';
import { originOf } from '../../http/origin.ts';
import { INDEX_FILE, sitemapFolder } from './sitemaps.service.ts';

/** What is no page for readers: calls, and what people set for themselves. */
const NOT_FOR_ROBOTS = ['/resource/', '/v3/', '/vx/', '/_/', '/oauth/', '/settings/'];
const CACHE_CONTROL = 'public, max-age=3600';

/** `/robots.txt`, `/sitemap.xml`, and the files that the latter names. They stand at the root: a sitemap speaks for what is below it. */
export async function mountSitemaps(app: FastifyInstance, { config }: Core): Promise<void> {
  app.get('/robots.txt', async (raw, reply) => {
    const rules = [
      'User-agent: *',
      ...NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${originOf(raw, config)}/${INDEX_FILE}`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('Cache-Control', CACHE_CONTROL)
      .send(`${rules.join('\n')}\n`);
  });
  app.get(`/${INDEX_FILE}`, (raw, reply) => sendFile(raw, reply, INDEX_FILE));
  app.get('/sitemap-:part(^[a-z]+-[0-9]+).xml', (raw, reply) =>
    sendFile(raw, reply, `sitemap-${(raw.params as { part: string }).part}.xml`),
  );

  async function sendFile(raw: FastifyRequest, reply: FastifyReply, name: string) {
    const { type, statusCode, headers, stream } = await send(raw.raw, name, { root: sitemapFolder(config), cacheControl: false });
    if (type === 'error') throw new ApiError('not_found');
    return reply
      .code(statusCode)
      .headers(headers)
      .headers({ 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': CACHE_CONTROL })
      .send(stream);
  }
}
