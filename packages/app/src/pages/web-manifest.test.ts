import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addWebManifest } from './web-manifest.ts';

describe('the web manifest', () => {
  let app: FastifyInstance;
  beforeAll(() => {
    app = fastify();
    addWebManifest(app, { appName: 'Our nest' });
  });
  afterAll(() => app.close());

  it('names the instance, and what can be shared with it', async () => {
    const reply = await app.inject('/manifest.webmanifest');
    expect(reply.headers['content-type']).toMatch(/^application\/manifest\+json/);
    expect(reply.json()).toMatchObject({
      name: 'Our nest',
      display: 'standalone',
      share_target: { action: '/share-target/', method: 'POST', params: { files: [{ name: 'files' }] } },
    });
  });
});
