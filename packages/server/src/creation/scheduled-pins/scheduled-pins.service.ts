import type {
  MoveScheduledInput,
  ScheduledListInput,
  ScheduledPin,
  SchedulePinInput,
} from '@bowerbird/contract/creation/scheduled-pins/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { draftLimits, wrongMoment } from '@bowerbird/domain/creation/drafts.ts';
import { isTimeZone, momentOf } from '@bowerbird/domain/creation/zoned-time.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import type { Core } from '../../core/core.ts';
import { badField } from '../../endpoints/bad-field.ts';
import type { HandlerContext, Page } from '../../endpoints/handle.ts';
import { turnPage } from '../../endpoints/read-page.ts';
import { viewerOf } from '../../endpoints/viewer.ts';
import { boardUrl } from '../../pinning/boards/index.ts';
import {
  draftError,
  guardPublishable,
  keepTry,
  makePinOf,
  mediaOf,
  prepareDraft,
  publishing,
  queueDrafts,
  signatureOf,
} from '../pin-drafts/index.ts';
import { guardPublishableStory, makePinOfStory } from '../story-pins/index.ts';
import {
  countScheduled,
  isStoryDraft,
  lockScheduled,
  schedule,
  selectDue,
  selectScheduled,
  type ScheduledRow,
} from './scheduled-pins.queries.ts';

type Context = HandlerContext<'signed_in'>;
type GivenMoment = Omit<MoveScheduledInput, 'id'>;

const DUE_AT_ONCE = 50;

/** What waits, or all of a span of time, the next one first. */
export async function listScheduled(context: Context, input: ScheduledListInput): Promise<Page<ScheduledPin[]>> {
  const { core, db, viewer } = context;
  const span = { from: input.from_ts, until: input.until_ts };
  return turnPage<ScheduledRow, ScheduledPin>(context, input, {
    purpose: `scheduled-pins:${viewer.userId}:${span.from ?? ''}:${span.until ?? ''}`,
    load: (after, size) => selectScheduled(db, viewer, span, after, size),
    cursorOf: ({ at, id }) => ({ at, id }),
    itemOf: (row) => [presentScheduled(row, core)],
  });
}

/** Lets a draft go out by itself. It has to be ready by then, so what is wrong with it is told now. Throws `too_many_things`. */
export async function scheduleDraft(context: Context, { draft_id: id, ...given }: SchedulePinInput): Promise<ScheduledPin> {
  const at = readMoment(given, context.core.now());
  if (await isStoryDraft(context.db, context.viewer.userId, id)) await guardPublishableStory(context, id);
  else {
    await prepareDraft(context, id);
    await guardPublishable(context, id);
  }
  return setTime(context, id, at, given.time_zone ?? null);
}

/** Moves it to another time. Throws `not_found`. */
export async function moveScheduled(context: Context, { id, ...given }: MoveScheduledInput): Promise<ScheduledPin> {
  return setTime(context, id, readMoment(given, context.core.now()), given.time_zone ?? null, { isScheduled: true });
}

/** Takes the time away; the draft stays. Throws `not_found`. */
export async function unschedule({ db, viewer }: Context, id: string): Promise<null> {
  if (!(await schedule(db, viewer.userId, id, null, null))) throw new ApiError('not_found');
  return null;
}

async function setTime(
  { core, db, viewer }: Context,
  id: string,
  at: Date,
  timeZone: string | null,
  must: { isScheduled?: boolean } = {},
): Promise<ScheduledPin> {
  return inTransaction(db, async (trx) => {
    await queueDrafts(trx, viewer.userId);
    const known = await lockScheduled(trx, viewer, id);
    if (!known || (must.isScheduled && known.scheduled_at === null)) throw new ApiError('not_found');
    const isNew = known.scheduled_at === null;
    if (isNew && (await countScheduled(trx, viewer.userId)) >= draftLimits.scheduled) throw new ApiError('too_many_things');
    if (!(await schedule(trx, viewer.userId, id, at, timeZone))) throw new ApiError('not_found');
    return presentScheduled((await lockScheduled(trx, viewer, id))!, core);
  });
}

/** The moment that is asked for. Throws `bad_input` with the field and the rule that it breaks. */
function readMoment(given: GivenMoment, now: number): Date {
  if (given.time_zone !== undefined && !isTimeZone(given.time_zone)) throw badField('time_zone', 'time_zone');
  const moment = given.scheduled_ts === undefined ? readWall(given) : given.scheduled_ts * 1000;
  const wrong = wrongMoment(moment, now);
  if (wrong) throw badField(given.scheduled_ts === undefined ? 'scheduled_date' : 'scheduled_ts', wrong);
  return new Date(moment);
}

function readWall({ scheduled_date: date, scheduled_time: time, time_zone: timeZone }: GivenMoment): number {
  if (date === undefined) throw badField('scheduled_date', 'required');
  if (time === undefined) throw badField('scheduled_time', 'required');
  if (timeZone === undefined) throw badField('time_zone', 'required');
  const moment = momentOf({ date, time }, timeZone);
  if (typeof moment === 'number') return moment;
  throw badField(moment.problem === 'date' ? 'scheduled_date' : 'scheduled_time', moment.problem);
}

/**
 * Publishes what came due, also what came due while the instance stood still. Each draft is held while its pin is made, so
 * two processes make one pin of it. One that cannot go out keeps its reason, and is tried again when somebody has changed it.
 */
export async function publishDue(core: Core): Promise<void> {
  for (;;) {
    const dueBy = new Date(core.now());
    const due = await selectDue(core.jobsDb, dueBy, DUE_AT_ONCE);
    let left = 0;
    for (const { id, user_id: userId, is_story: isStory } of due) {
      const viewer = viewerOf(userId);
      const inside = { ...core, db: core.jobsDb };
      try {
        await (isStory ? makePinOfStory : makePinOf)({ core: inside, viewer }, id, { dueBy });
      } catch (error) {
        // Trouble that passes leaves it as it is, and the next minute tries again.
        if (await keepTry(inside, id, error)) left += 1;
        core.log.warn({ err: error, draft: id }, 'a scheduled pin did not go out');
      }
    }
    if (due.length < DUE_AT_ONCE || left > 0) return;
  }
}

function presentScheduled(row: ScheduledRow, core: Core): ScheduledPin {
  const { content, trouble, board } = row;
  const [wrong] = trouble?.fields ?? [];
  const failed = row.publishing_status === publishing.failed;
  return {
    id: row.id,
    title: row.story_title ?? content.title ?? '',
    isStory: row.is_story,
    scheduled_ts: Math.floor(row.scheduled_at!.getTime() / 1000),
    timeZone: row.time_zone,
    media: mediaOfScheduled(row, core),
    board: board && { id: board.id, name: board.name, url: boardUrl(board) },
    pinId: row.pin_id,
    error: failed
      ? wrong
        ? draftError(wrong.rule, wrong.limit)
        : { rule: trouble?.name ?? 'unknown', message: trouble?.message ?? '' }
      : null,
  };
}

/** The picture of the draft, or that of its pin once it is out. */
function mediaOfScheduled(row: ScheduledRow, { config: { mediaUrl } }: Core): ScheduledPin['media'] {
  const { pin_picture: picture } = row;
  if (picture) return mediaOf(picture.signature, { [picture.signature]: picture }, mediaUrl);
  const first = row.content.items?.[0];
  const signature = row.is_story ? row.cover_signature : first && signatureOf(first, row);
  return signature ? mediaOf(signature, row.pictures, mediaUrl) : null;
}
