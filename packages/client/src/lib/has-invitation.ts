import { isInviteCode } from '@bowerbird/domain/identity/invite-code.ts';

/** Whether an address holds an invitation of the instance's owner, which lets in. The links of people do not. */
export function hasInvitation(search: string): boolean {
  const code = new URLSearchParams(search).get('invite_code');
  return code !== null && !isInviteCode(code);
}
