import type { Core } from '../../core/core.ts';
import { addressPrefix } from '../../core/limits/address-prefix.ts';
import { takeFromLimit } from '../../core/limits/limits.ts';
import { sign } from '../../core/secrets/tokens.ts';
import { countAccountsOf, upsertFingerprint } from './fingerprints.queries.ts';

/** Tabs of one person tell the same again and again; more than this an hour is made up. */
const NOTES_PER_HOUR = 30;
/** A household shares a device; more accounts than this are worth a look. */
const USUAL_ACCOUNTS = 5;

/**
 * Notes that an account is used from a device. Browsers of one kind look alike, so the network counts too; only a keyed
 * hash of both rests. What many accounts share is counted and logged for whoever runs the instance, and nobody is put out for it.
 */
export async function noteFingerprint(core: Core, seen: { userId: string; address: string; fingerprint: string }): Promise<void> {
  await takeFromLimit(core, { name: 'fingerprint', subject: seen.userId, most: NOTES_PER_HOUR });
  const hash = sign(core.config.secretKey, 'fingerprint', `${addressPrefix(seen.address)} ${seen.fingerprint}`);
  if (!(await upsertFingerprint(core.db, { userId: seen.userId, hash }))) return;
  const accounts = await countAccountsOf(core.db, hash);
  if (accounts <= USUAL_ACCOUNTS) return;
  core.metrics.sharedDevices.inc();
  core.log.warn({ userId: seen.userId, accounts }, 'many accounts share a device');
}
