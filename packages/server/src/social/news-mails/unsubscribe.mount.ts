import type { FastifyInstance } from 'fastify';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { Core } from '../../core/core.ts';
import { unsubscribe } from './unsubscribe.service.ts';

const MOST_BYTES = 4096;

/**
 * What mail programs send for one press (RFC 8058): a POST without cookies to the address of the mail's header. A person who
 * opens the same address gets a page.
 */
export async function mountUnsubscribe(app: FastifyInstance, core: Core): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MOST_BYTES }, (_raw, _body, done) => done(null));
    scope.post('/unsubscribe/', async (raw, reply) => {
      const { token } = raw.query as { token?: unknown };
      void reply.header('Cache-Control', 'no-store').type('text/plain; charset=utf-8');
      try {
        await unsubscribe(core, typeof token === 'string' ? token : '');
        return 'OK';
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        void reply.status(404);
        return 'Not found';
      }
    });
  });
}
