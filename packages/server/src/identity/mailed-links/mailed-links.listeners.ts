import type { Core } from '../../core/core.ts';
import type { EventListener } from '../../core/events/outbox.ts';

import { findAccountToMail, sendAccountMail } from '../accounts/index.ts';
import { issueMailToken } from '../mail-tokens/index.ts';

const links = {
  log_in: { mail: 'logIn', page: '/login/link/' },
  reset_password: { mail: 'resetPassword', page: '/password/reset/' },
} as const;

/** Mails the links that were asked for, to whoever is there under that name. */
export function mailedLinkListener(core: Core): EventListener {
  return {
    name: 'mailed-links',
    types: ['mailed_link.asked'],
    handle: async (events) => {
      for (const event of events) await mailLink(core, event.payload);
    },
  };
}

async function mailLink(core: Core, payload: Readonly<Record<string, string>>): Promise<void> {
  const purpose = payload['purpose'] as keyof typeof links;
  const account = await findAccountToMail(core.db, payload['identifier']!);
  if (!account) return;
  const token = await issueMailToken(core.db, { userId: account.id, purpose, details: { email: account.email } });
  const query = new URLSearchParams({ token, ...(payload['next'] ? { next: payload['next'] } : {}) });
  const { mail, page } = links[purpose];
  await sendAccountMail(core, account, { mail, path: `${page}?${query}` });
}
