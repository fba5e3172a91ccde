import type { FastifyRequest } from 'fastify';
import type { PageFacts } from '@bowerbird/client/boot/page-data.ts';
import type { PreparedPage } from '@bowerbird/client/entry-server.tsx';

/** What a page tells of itself (`C3.29`). */
export function factsOf({ state, route, params }: Extract<PreparedPage, { kind: 'page' }>, raw: FastifyRequest): PageFacts {
  const { context, settings, isAuthenticated, isCachedRender, daysToExpiration } = state.session;
  return {
    appVersion: settings.version,
    enableDefaultSuspense: false,
    experiments: { active: {}, triggerable: {} },
    initialHandlerId: route?.file ?? null,
    handlerProps: params,
    props: {},
    isAuthenticated,
    isBot: context?.isBot ?? false,
    isMobile: context?.userAgent.isMobile ?? false,
    // What is kept for everybody says nothing of the request that happened to make it.
    isPrefetch: !isCachedRender && String(raw.headers['sec-purpose'] ?? '').startsWith('prefetch'),
    isViewerCache: isCachedRender,
    daysToExpiration,
    renderMode: isCachedRender ? 'cached' : 'streamed',
    site: 'www',
  };
}
