import type { LoggedOutUserInfo } from '@bowerbird/contract/identity/logged-out-info/schemas.ts';
import { renditionPath } from '@bowerbird/domain/media/renditions.ts';
import type { RememberedPerson } from './logged-out-info.queries.ts';

/** What the log-in page may say of whom a device remembers; who has no picture has none, not a made-up one. */
export function presentRemembered(person: RememberedPerson, mediaUrl: string): LoggedOutUserInfo {
  const { picture_signature: signature } = person;
  return {
    email: person.email,
    first_name: person.first_name,
    has_password: person.has_password,
    medium_image_url: signature === null ? null : `${mediaUrl}/${renditionPath('136x136', signature, 'jpg')}`,
    connected_to_facebook: person.providers.includes('facebook'),
    connected_to_google: person.providers.includes('google'),
  };
}
