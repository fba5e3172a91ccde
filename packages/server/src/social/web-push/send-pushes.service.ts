import { createRequire } from 'node:module';
import type WebPush from 'web-push';
import type { Core } from '../../core/core.ts';
import { instanceOrigin } from '../../core/config/instance-origin.ts';
import { FetchError, type PostReply } from '../../core/safe-fetch/index.ts';
import { vapidKeysOf } from '../../core/secrets/vapid-keys.ts';
import { summaryOf, tagOf, writeTellings, type PushPayload, type Telling } from './payloads.service.ts';
import {
  claimPushes,
  countRefusal,
  deleteSubscription,
  postponeQuiet,
  retryPushes,
  settlePushes,
  type ClaimedPush,
} from './push-outbox.queries.ts';
import { newsKindsOf } from '../news-kinds/index.ts';
import { deleteForeignSubscriptions } from './web-push.queries.ts';

// The package is CommonJS, and only senders of pushes need it.
const require = createRequire(import.meta.url);

export const SEND_PUSHES_JOB = 'push.send';

const settling = (core: Core) => ({ db: core.jobsDb, kinds: newsKindsOf(core) });

/** A job ends before it would count as lost; the next one goes on. */
const LONGEST_MILLISECONDS = 4 * 60_000;
/** So many at once for one device; more are told as a number. */
const MOST_SINGLY = 3;
/** After so many refusals in a row a subscription goes. */
const MOST_REFUSALS = 3;
const MOST_ATTEMPTS = 8;
/** Seconds that a push service keeps what a device that is off does not take. */
const KEPT_SECONDS = 24 * 60 * 60;

/** Brings what waits to the devices, until nothing is due. */
export async function sendPushes(core: Core): Promise<void> {
  const end = core.now() + LONGEST_MILLISECONDS;
  await deleteForeignSubscriptions(core.jobsDb, vapidKeysOf(core.config.secretKey).publicKey);
  await postponeQuiet(core.jobsDb);
  while (core.now() < end) {
    const claimed = await claimPushes(core.jobsDb);
    if (claimed.length === 0) return;
    await Promise.all([...byKey(claimed, ({ user_id }) => user_id).values()].map((own) => sendToPerson(core, own)));
  }
}

async function sendToPerson(core: Core, pushes: readonly ClaimedPush[]): Promise<void> {
  const { user_id: userId, locale } = pushes[0]!;
  const tellings = await writeTellings(core, { userId, locale }, pushes);
  const tellingOf = (push: ClaimedPush) => tellings.get(tagOf(push));
  await settlePushes(
    settling(core),
    pushes.filter((push) => tellingOf(push) === undefined),
    { isSent: false },
  );
  const left = pushes.flatMap((push) => {
    const telling = tellingOf(push);
    return telling === undefined ? [] : [{ push, telling }];
  });
  await Promise.all(
    [...byKey(left, ({ push }) => push.subscription_id).values()].map(async (own) => {
      const isNews = ({ push }: ToldPush) => push.news_id !== null;
      const isTalk = (told: ToldPush) => !isNews(told);
      await sendToDevice(core, 'news', own.filter(isNews));
      await sendToDevice(core, 'messages', own.filter(isTalk));
    }),
  );
}

interface ToldPush {
  readonly push: ClaimedPush;
  readonly telling: Telling;
}

/** Sends what is new of one sort to one device: each by itself, or a number where there is much. */
async function sendToDevice(core: Core, what: 'news' | 'messages', told: readonly ToldPush[]): Promise<void> {
  const pushes = told.map(untilTold);
  if (told.length > MOST_SINGLY) return sendOne(core, pushes, summaryOf(core, what, { count: told.length, locale: pushes[0]!.locale }));
  for (const [index, { telling }] of told.entries()) await sendOne(core, [pushes[index]!], telling.payload);
}

/** A message that arrived since the push was taken is told with it, and does not ring again. */
function untilTold({ push, telling }: ToldPush): ClaimedPush {
  return push.conversation_id === null || BigInt(telling.at) <= BigInt(push.at) ? push : { ...push, at: telling.at };
}

const UNSENDABLE: PostReply = { status: 400, header: () => undefined };

/** Sends one push for these rows and settles them by what the push service says. */
async function sendOne(core: Core, pushes: readonly ClaimedPush[], payload: PushPayload): Promise<void> {
  const { subscription_id: id, attempts } = pushes[0]!;
  const reply = await post(core, pushes[0]!, payload).catch((error: unknown) => {
    // Nothing can be sent to such an address, and it stops no push to others.
    core.log.error({ err: error, subscriptionId: id }, 'a push could not be made');
    return UNSENDABLE;
  });
  if (reply !== null && reply.status >= 200 && reply.status < 300) return settlePushes(settling(core), pushes, { isSent: true });
  if (reply?.status === 404 || reply?.status === 410) return deleteSubscription(core.jobsDb, id);
  const isRefused = reply !== null && reply.status >= 400 && reply.status < 500 && reply.status !== 429;
  if (isRefused) await countRefusal(core.jobsDb, id, MOST_REFUSALS);
  if (isRefused || attempts >= MOST_ATTEMPTS) return settlePushes(settling(core), pushes, { isSent: false });
  const asked = Number(reply?.header('retry-after') ?? 0);
  await retryPushes(core.jobsDb, pushes, Math.min(Math.max(asked || 0, 2 ** attempts * 5), KEPT_SECONDS));
}

async function post(core: Core, { endpoint, p256dh, auth }: ClaimedPush, payload: PushPayload): Promise<PostReply | null> {
  const webPush = require('web-push') as typeof WebPush;
  const { hostname } = new URL(instanceOrigin(core.config));
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
    vapidDetails: { subject: `mailto:no-reply@${hostname}`, ...vapidKeysOf(core.config.secretKey) },
    TTL: KEPT_SECONDS,
    topic: payload.tag,
    contentEncoding: 'aes128gcm',
  });
  try {
    return await core.safeFetch.post(endpoint, { headers: { ...headers, TTL: String(KEPT_SECONDS) }, body });
  } catch (error) {
    if (error instanceof FetchError) return null;
    throw error;
  }
}

function byKey<T>(list: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}
