import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProfilePictureResource } from '@bowerbird/contract/pinning/profile-pictures/calls.ts';
import { UserResource } from '@bowerbird/contract/people/users/calls.ts';
import type { User } from '@bowerbird/contract/people/users/schemas.ts';
import { samplePicture } from '../../core/media/testing/sample-pictures.ts';
import { uploadPicture } from '../../testing/multipart.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';

describe('the picture of a profile', () => {
  let server: TestServer;
  let noor: TestPerson;
  let signature: string;
  beforeAll(async () => {
    server = await createTestServer();
    noor = await server.person('noor_haddad', 'Noor Haddad');
    // Red on the left, blue from x = 600 on.
    signature = await uploadPicture(noor, await samplePicture(1000, 500).png().toBuffer());
  });
  afterAll(() => server.close());
  const set = (caller: TestCaller, options: object) =>
    caller.sendRaw<User>('ProfilePictureResource', 'update', { image_signature: signature, ...options });
  const shown = async (url: string) => {
    const { rawPayload } = await server.app.inject({ method: 'GET', url });
    const { width, height } = await sharp(rawPayload).metadata();
    const { dominant } = await sharp(rawPayload).stats();
    return { width, height, isBlue: dominant.b > dominant.r };
  };

  it('is the part that was chosen, cut out on the server', async () => {
    const { data } = (await set(noor, { kind: 'avatar', crop: { x: 700, y: 100, width: 300, height: 300 } })).resource_response;
    expect(await shown(data!.imageLargeUrl!)).toEqual({ width: 236, height: 236, isBlue: true });
    await set(noor, { kind: 'avatar', crop: { x: 0, y: 0, width: 300, height: 300 } });
    const user = await server.stranger().data(UserResource.get, { username: 'noor_haddad' });
    expect(await shown(user.imageLargeUrl!)).toMatchObject({ isBlue: false });
  });

  it('has a cover three times as wide as high, beside it', async () => {
    const { data } = (await set(noor, { kind: 'cover', crop: { x: 0, y: 50, width: 900, height: 300 } })).resource_response;
    expect(await shown(data!.coverUrl!)).toMatchObject({ width: 900, height: 300 });
    expect(data!.imageLargeUrl).not.toBeNull();
  });

  it('can be taken away', async () => {
    await set(noor, { kind: 'avatar', crop: { x: 0, y: 0, width: 300, height: 300 } });
    expect(await noor.data(ProfilePictureResource.delete, { kind: 'avatar' })).toMatchObject({ imageLargeUrl: null });
  });

  it.each([
    [{ kind: 'avatar', crop: { x: 0, y: 0, width: 300, height: 200 } }, 'crop'],
    [{ kind: 'avatar', crop: { x: 800, y: 0, width: 300, height: 300 } }, 'crop'],
    [{ kind: 'avatar', crop: { x: 0, y: 0, width: 0, height: 0 } }, 'crop'],
    [{ kind: 'cover', crop: { x: 0, y: 0, width: 300, height: 300 } }, 'crop'],
    [{ kind: 'avatar', crop: { x: -1, y: 0, width: 300, height: 300 } }, 'crop'],
    [{ kind: 'avatar', crop: { x: 0.5, y: 0, width: 300, height: 300 } }, 'crop'],
    [{ kind: 'banner', crop: { x: 0, y: 0, width: 300, height: 300 } }, 'kind'],
    [{ kind: 'avatar', image_signature: 'f'.repeat(64), crop: { x: 0, y: 0, width: 300, height: 300 } }, 'image_signature'],
    [{ kind: 'avatar', image_signature: '../../etc/passwd', crop: { x: 0, y: 0, width: 300, height: 300 } }, 'image_signature'],
  ])('is refused as %j', async (options, field) => {
    const { resource_response: reply } = await set(noor, options);
    expect(reply).toMatchObject({ http_status: 400, error: { extraData: { fields: [{ field }] } } });
  });

  it('is not made of what somebody else uploaded', async () => {
    const lena = await server.person('lena_fjeld');
    expect((await set(lena, { kind: 'avatar', crop: { x: 0, y: 0, width: 300, height: 300 } })).resource_response.http_status).toBe(400);
  });
});
