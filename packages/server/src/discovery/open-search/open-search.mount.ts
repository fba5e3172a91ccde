import { escapeUTF8 } from 'entities';
import type { FastifyInstance } from 'fastify';
import type { Core } from '../../core/core.ts';
import { originOf } from '../../http/origin.ts';
import { suggestTitles } from '../typeahead/index.ts';

const MOST_LETTERS = 200;
/** A description says its name in sixteen letters at most (OpenSearch 1.1). */
const MOST_OF_NAME = 16;

/** What browsers need to search here from their own address bar. */
export async function mountOpenSearch(app: FastifyInstance, core: Core): Promise<void> {
  app.get('/opensearch.xml', async (raw, reply) => {
    const origin = escapeUTF8(originOf(raw, core.config));
    const name = escapeUTF8(Array.from(core.config.appName).slice(0, MOST_OF_NAME).join(''));
    const xml =
      '<?xml version="1.0" encoding="UTF-8"?>' +
      `<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/"><ShortName>${name}</ShortName>` +
      `<Description>${escapeUTF8(core.config.appName)}</Description><InputEncoding>UTF-8</InputEncoding>` +
      `<Image width="16" height="16" type="image/svg+xml">${origin}/favicon.svg</Image>` +
      `<Url type="text/html" template="${origin}/search/pins/?q={searchTerms}"/>` +
      `<Url type="application/x-suggestions+json" template="${origin}/opensearch-suggestions.json?q={searchTerms}"/>` +
      `<Url type="application/opensearchdescription+xml" rel="self" template="${origin}/opensearch.xml"/>` +
      '</OpenSearchDescription>';
    return reply.type('application/opensearchdescription+xml; charset=utf-8').header('Cache-Control', 'public, max-age=86400').send(xml);
  });
  app.get<{ Querystring: { q?: unknown } }>('/opensearch-suggestions.json', async (raw, reply) => {
    const typed = typeof raw.query.q === 'string' ? raw.query.q.slice(0, MOST_LETTERS) : '';
    const titles = typed === '' ? [] : await suggestTitles(core, typed);
    return reply
      .type('application/x-suggestions+json; charset=utf-8')
      .header('Cache-Control', 'public, max-age=60')
      .send(JSON.stringify([typed, titles]));
  });
}
