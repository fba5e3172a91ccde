import { EXTENSION_CLIENT_ID, EXTENSION_NAME, extensionReturnAddresses } from '@bowerbird/domain/operation/browser-extension.ts';
import type { AppRow } from './apps.queries.ts';

/** The app that every instance has: it is no person's, has no secret, and comes back to the extension alone. */
export const browserExtension: AppRow = {
  client_id: EXTENSION_CLIENT_ID,
  sealed_secret: null,
  name: EXTENSION_NAME,
  website: '',
  redirect_uris: [...extensionReturnAddresses],
  created_at: new Date(0),
};
