import type { EntranceSettings } from '@bowerbird/contract/protocol/entrance-settings.ts';

/** Whose a token is, as Facebook says; the server asks again and believes nothing of it. */
export async function readFacebookId({ graphUrl }: NonNullable<EntranceSettings['facebook']>, token: string): Promise<string> {
  const reply = await fetch(`${graphUrl}/me?${new URLSearchParams({ fields: 'id', access_token: token }).toString()}`);
  const { id } = (await reply.json()) as { id?: unknown };
  if (typeof id !== 'string') throw new Error('Facebook does not say whose the token is');
  return id;
}
