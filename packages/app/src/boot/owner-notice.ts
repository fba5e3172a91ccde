import type { Config } from '@bowerbird/server/core/config/config.ts';
import { openDatabase } from '@bowerbird/server/core/database/database.ts';
import { ensureOwner, type OwnerNotice } from '@bowerbird/server/identity/owner/index.ts';

/** Makes the owner's account or link when nobody owns the instance yet. */
export async function findOwnerNotice(config: Config, databaseUrl: string): Promise<OwnerNotice | null> {
  const db = openDatabase({ url: databaseUrl, poolSize: 1, applicationName: 'bowerbird-start' });
  try {
    return await ensureOwner(db, { withAccount: config.demo, now: new Date() });
  } finally {
    await db.destroy();
  }
}

/** The words for it; a password is shown this once, a link until it is used. */
export function describeOwner(notice: OwnerNotice, address: string): string[] {
  if (notice.kind === 'link') {
    return [
      'Make your account, which owns this instance, with this link (good for 24 hours, once):',
      `${address}/signup/?owner=${notice.token}`,
    ];
  }
  return [
    'This account owns the instance. Its password is shown this once; npm run owner makes a new one.',
    `E-mail:   ${notice.email}`,
    `Username: ${notice.username}`,
    `Password: ${notice.password}`,
  ];
}
