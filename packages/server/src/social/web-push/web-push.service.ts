import type { PushDevices, SubscribeInput } from '@bowerbird/contract/social/web-push/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { isTimeZone } from '@bowerbird/domain/social/notification-ways.ts';
import type { Core } from '../../core/core.ts';
import type { Database } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { isPublicKey, vapidKeysOf } from '../../core/secrets/vapid-keys.ts';
import { badField } from '../../endpoints/bad-field.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { knowsTimeZone, setUnknownTimeZone } from '../notification-settings/index.ts';
import { newsKindsOf } from '../news-kinds/index.ts';
import type { ArrivedMessage } from '../conversations/index.ts';
import { insertMessagePushes, insertPushes, SECONDS_TO_READ } from './push-outbox.queries.ts';
import { SEND_PUSHES_JOB } from './send-pushes.service.ts';
import { deleteDevice, saveSubscription, selectDevices } from './web-push.queries.ts';

interface Asking {
  readonly core: Core;
  readonly viewer: SignedInViewer;
}

/** The devices that ring for somebody, and the key for another one. */
export async function readDevices({ core, viewer }: Asking): Promise<PushDevices> {
  const rows = await selectDevices(core.db, viewer.userId);
  return {
    public_key: vapidKeysOf(core.config.secretKey).publicKey,
    devices: rows.map(({ id, device, created_at, session_id }) => ({
      id,
      device,
      created_at: created_at.toISOString(),
      is_this_device: session_id === viewer.sessionId,
    })),
  };
}

const AUTH_BYTES = 16;

/** Lets the device of this session ring. */
export async function subscribe(asking: Asking, input: SubscribeInput): Promise<PushDevices> {
  const { core, viewer } = asking;
  const { p256dh, auth, time_zone: zone } = input;
  // As the parser writes it: other parsers read odd addresses otherwise.
  const { protocol, href: endpoint } = URL.parse(input.endpoint) ?? { protocol: '', href: '' };
  if (protocol !== 'https:') throw badField('endpoint', 'invalid');
  if (!isPublicKey(p256dh)) throw badField('p256dh', 'invalid');
  if (Buffer.from(auth, 'base64url').length !== AUTH_BYTES) throw badField('auth', 'invalid');
  const knownZone = zone !== undefined && isTimeZone(zone) && (await knowsTimeZone(core.db, zone)) ? zone : null;
  await inTransaction(core.db, async (trx) => {
    const vapidKey = vapidKeysOf(core.config.secretKey).publicKey;
    const isKept = await saveSubscription(trx, { userId: viewer.userId, sessionId: viewer.sessionId, endpoint, p256dh, auth, vapidKey });
    if (!isKept) throw new ApiError('not_signed_in');
    if (knownZone !== null) await setUnknownTimeZone(trx, viewer.userId, knownZone);
  });
  return readDevices(asking);
}

/** Lets a device ring no more: one of the list, or this one. */
export async function unsubscribe(asking: Asking, id: string | undefined): Promise<PushDevices> {
  const { core, viewer } = asking;
  await deleteDevice(core.db, viewer.userId, { id, sessionId: viewer.sessionId });
  return readDevices(asking);
}

/** Writes what is to ring in the transaction that tells of it; a job brings it. */
export async function enqueuePushes(core: Core, trx: Database, newsIds: readonly string[]): Promise<void> {
  if (await insertPushes(trx, newsKindsOf(core), newsIds)) await core.jobs.send(trx, SEND_PUSHES_JOB, {});
}

/** Writes that a message is to ring, in its transaction. */
export async function enqueueMessagePushes(core: Core, trx: Database, arrived: ArrivedMessage): Promise<void> {
  if (arrived.userIds.length === 0) return;
  if (await insertMessagePushes(trx, arrived)) await core.jobs.send(trx, SEND_PUSHES_JOB, {}, { afterSeconds: SECONDS_TO_READ });
}
