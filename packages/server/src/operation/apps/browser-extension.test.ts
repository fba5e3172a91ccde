import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { ConnectedAppsResource } from '@bowerbird/contract/operation/apps/calls.ts';
import { EXTENSION_CLIENT_ID, extensionReturnAddresses, extensionScopes } from '@bowerbird/domain/operation/browser-extension.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { resolveAppViewer } from './app-viewer.service.ts';
import { providerOf } from './oauth-provider.service.ts';

describe('the browser extension', () => {
  let server: TestServer;
  let noor: Awaited<ReturnType<TestServer['person']>>;
  beforeAll(async () => {
    server = await createTestServer();
    noor = await server.person('noor_haddad', 'Noor Haddad');
  });
  afterAll(() => server.close());

  const ask = (over: Record<string, string>) =>
    server.app.inject({
      url: `/oauth/auth?${new URLSearchParams({
        client_id: EXTENSION_CLIENT_ID,
        response_type: 'code',
        redirect_uri: extensionReturnAddresses[0]!,
        scope: ['offline_access', ...extensionScopes].join(' '),
        code_challenge: 'a'.repeat(43),
        code_challenge_method: 'S256',
        ...over,
      })}`,
    });

  it('may ask at any instance without anybody making an app, and gets its answer in the extension alone', async () => {
    for (const redirect_uri of extensionReturnAddresses)
      expect((await ask({ redirect_uri })).headers.location).toMatch(/\/app-factory-oauth\/[\w-]+\/$/);
    const elsewhere = await ask({ redirect_uri: 'https://thief.example/' });
    expect(elsewhere.headers.location).toMatch(/\/app-factory-oauth\/error\//);
    const { code_challenge: _none, ...withoutProof } = { code_challenge: '' };
    expect((await ask({ ...withoutProof, code_challenge: '' })).headers.location).toMatch(/error=invalid_request/);
  });

  it('stands among the apps of who let it in, and is out at once when they put it out or may not come in any more', async () => {
    const { AccessToken, Client, Grant } = await providerOf(server.core);
    const client = (await Client.find(EXTENSION_CLIENT_ID))!;
    const letIn = async () => {
      const grant = new Grant({ accountId: noor.userId, clientId: EXTENSION_CLIENT_ID });
      grant.addOIDCScope(extensionScopes.join(' '));
      const grantId = await grant.save();
      type Parts = ConstructorParameters<typeof AccessToken>[0];
      return new AccessToken({ accountId: noor.userId, client, grantId, scope: extensionScopes.join(' ') } as Parts).save();
    };
    const token = await letIn();
    expect(await noor.data(ConnectedAppsResource.get, {})).toMatchObject([
      { client_id: EXTENSION_CLIENT_ID, app_name: 'Browser extension' },
    ]);
    expect(await resolveAppViewer(server.core, token)).toMatchObject({ userId: noor.userId });
    await noor.data(ConnectedAppsResource.delete, { client_id: EXTENSION_CLIENT_ID });
    expect(await resolveAppViewer(server.core, token)).toBeNull();
    const another = await letIn();
    await sql`UPDATE users SET state = 1 WHERE id = ${noor.userId}`.execute(server.core.db);
    expect(await resolveAppViewer(server.core, another)).toBeNull();
  });
});
