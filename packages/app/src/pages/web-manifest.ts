import type { FastifyInstance } from 'fastify';
import type { Config } from '@bowerbird/server/core/config/config.ts';
import { SHARE_TARGET } from './share-target.ts';

/** Tells browsers how the application is installed, and what can be shared with it. */
export function addWebManifest(app: FastifyInstance, { appName }: Pick<Config, 'appName'>): void {
  app.get('/manifest.webmanifest', (_raw, reply) =>
    reply
      .header('Cache-Control', 'public, max-age=3600')
      .type('application/manifest+json; charset=utf-8')
      .send({
        id: '/',
        name: appName,
        short_name: appName,
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: '#ffffff',
        theme_color: '#2b3fd9',
        icons: [
          { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: '/app-icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/app-icon-512.png', sizes: '512x512', type: 'image/png' },
        ],
        share_target: {
          action: SHARE_TARGET,
          method: 'POST',
          enctype: 'multipart/form-data',
          params: { title: 'title', text: 'text', url: 'url', files: [{ name: 'files', accept: ['image/*', 'video/*'] }] },
        },
      }),
  );
}
