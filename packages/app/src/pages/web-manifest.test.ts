import multipart from '@fastify/multipart';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addWebManifest } from './web-manifest.ts';

describe('the web manifest', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = fastify();
    await app.register(multipart);
    addWebManifest(app, { appName: 'Our nest' });
  });
  afterAll(() => app.close());

  const share = (fields: Record<string, string>, more = '') => {
    const parts = Object.entries(fields).map(
      ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const payload = `${parts.join('')}${more}--b--\r\n`;
    return app.inject({ method: 'POST', url: '/share-target/', headers: { 'content-type': 'multipart/form-data; boundary=b' }, payload });
  };

  it('names the instance, and what can be shared with it', async () => {
    const reply = await app.inject('/manifest.webmanifest');
    expect(reply.headers['content-type']).toMatch(/^application\/manifest\+json/);
    expect(reply.json()).toMatchObject({
      name: 'Our nest',
      display: 'standalone',
      share_target: { action: '/share-target/', method: 'POST', params: { files: [{ name: 'files' }] } },
    });
  });

  it('has shares led to the save window, where the worker of an installed application is not there to take them', async () => {
    const reply = await share({ title: 'A room', text: '', url: 'https://rooms.example/a' });
    expect(reply.statusCode).toBe(303);
    expect(reply.headers.location).toBe('/pin/create/share/?url=https%3A%2F%2Frooms.example%2Fa&title=A+room');
  });

  it('has a share of files, of nothing, or of too much lead to the builder, and stays on its own site', async () => {
    const file = '--b\r\nContent-Disposition: form-data; name="files"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\nbytes\r\n';
    for (const reply of [
      await share({}, file),
      await share({}),
      await share({ text: 'x'.repeat(20_000) }),
      await share({ url: '//thief.example' }),
    ])
      expect(reply.headers.location).toBe('/pin-builder/?shared=1');
    const bare = await app.inject({ method: 'POST', url: '/share-target/', payload: 'no form', headers: { 'content-type': 'text/plain' } });
    expect(bare.headers.location).toBe('/pin-builder/?shared=1');
  });

  it('takes the words that the worker hands on', async () => {
    const reply = await app.inject('/share-target/?shared_title=&shared_text=https%3A%2F%2Frooms.example%2Fa&shared_url=');
    expect(reply.headers.location).toBe('/pin/create/share/?url=https%3A%2F%2Frooms.example%2Fa');
  });
});
