import { DeveloperAppsResource } from '@bowerbird/contract/operation/apps/calls.ts';
import type { AppScope } from '@bowerbird/domain/operation/app-scopes.ts';
import { providerOf } from '../operation/apps/oauth-provider.service.ts';
import type { TestCaller, TestServer } from './test-server.ts';

/** Makes an access token directly. The flow itself is tested in `apps.test.ts`. */
export async function appTokenOf(
  { core }: TestServer,
  { maker, userId, scopes }: { maker: TestCaller; userId: string; scopes: readonly AppScope[] },
): Promise<string> {
  const { client_id: clientId } = await maker.data(DeveloperAppsResource.create, {
    app_name: 'Frames',
    redirect_uris: ['https://app.example/back'],
  });
  const { AccessToken, Client } = await providerOf(core);
  const client = await Client.find(clientId);
  return new AccessToken({ accountId: userId, client: client!, scope: scopes.join(' ') } as ConstructorParameters<
    typeof AccessToken
  >[0]).save();
}
