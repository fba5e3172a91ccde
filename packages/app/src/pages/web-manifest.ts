import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pathOfShared } from '@bowerbird/domain/pinning/shared-words.ts';
import type { Config } from '@bowerbird/server/core/config/config.ts';

/** Where other apps share to, by the manifest. */
const SHARE_TARGET = '/share-target/';
/** Fields of words of a share; files are for the worker of an installed application, and are read away without it. */
const LIMITS = { fields: 3, fieldSize: 16_384, files: 20, fileSize: 1 };

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
  app.get(SHARE_TARGET, (raw, reply) =>
    reply.header('Cache-Control', 'no-store').redirect(pathOfShared(wordsOf(raw.query, 'shared_')), 303),
  );
  // It changes nothing here, so any app may send it. What a person does then they do on a page of ours.
  app.post(SHARE_TARGET, async (raw, reply) =>
    reply.header('Cache-Control', 'no-store').redirect(pathOfShared(wordsOf(await readFields(raw), '')), 303),
  );
}

async function readFields(raw: FastifyRequest): Promise<Record<string, unknown>> {
  if (!raw.isMultipart()) return {};
  const fields: Record<string, unknown> = {};
  try {
    for await (const part of raw.parts({ limits: LIMITS })) {
      if (part.type === 'field') fields[part.fieldname] = part.value;
      else part.file.resume();
    }
  } catch {
    // What is too long or broken off is as good as not shared.
  }
  return fields;
}

function wordsOf(fields: unknown, prefix: string): { title: string; text: string; url: string } {
  const read = (name: string) => {
    const value = (fields as Record<string, unknown>)[prefix + name];
    return typeof value === 'string' ? value.slice(0, LIMITS.fieldSize) : '';
  };
  return { title: read('title'), text: read('text'), url: read('url') };
}
