import type { Transparency, DrawInput, JudgeInput, Prevalence, Samples } from '@bowerbird/contract/social/transparency/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { mostDrawn, prevalenceDays, shareOf } from '@bowerbird/domain/social/prevalence.ts';
import type { Core } from '../../core/core.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { pictureUrls } from '../../people/users/index.ts';
import type { ModeratorContext } from '../moderation/index.ts';
import { reportFound } from '../reports/index.ts';
import {
  drawSamples,
  isSample,
  saveJudgement,
  selectPrevalence,
  selectWaiting,
  settleGone,
  type PrevalenceRow,
} from './samples.queries.ts';
import { selectMonths } from './transparency.queries.ts';

/** Anybody may ask, so nothing is counted more often than this. */
const KEPT_MILLISECONDS = 60_000;
const SHOWN_AT_ONCE = 10;

const kept = new WeakMap<Core['config'], { readonly at: number; readonly counted: Promise<Transparency> }>();

/** What was reported and decided, as it was a minute ago at most. */
export function readCounts(core: Core): Promise<Transparency> {
  const known = kept.get(core.config);
  if (known && core.now() - known.at < KEPT_MILLISECONDS) return known.counted;
  const counted = countAll(core);
  kept.set(core.config, { at: core.now(), counted });
  counted.catch(() => kept.delete(core.config));
  return counted;
}

async function countAll(core: Core): Promise<Transparency> {
  const [months, row] = await Promise.all([selectMonths(core.searchDb), selectPrevalence(core.searchDb)]);
  return { made_at: new Date(core.now()).toISOString(), months, prevalence: presentPrevalence(row) };
}

function presentPrevalence({ looked_at, broke_rule }: PrevalenceRow): Prevalence {
  const share = shareOf(broke_rule, looked_at);
  const bounds = { per_mille: share?.perMille ?? null, low: share?.low ?? null, high: share?.high ?? null };
  return { days: prevalenceDays, looked_at, broke_rule, ...bounds };
}

/** The drawn pins that wait for a moderator, and what was found so far. */
export async function readSamples({ core }: ModeratorContext): Promise<Samples> {
  await settleGone(core.db);
  const [rows, prevalence] = await Promise.all([selectWaiting(core.db, SHOWN_AT_ONCE), selectPrevalence(core.db)]);
  return {
    waiting: rows.map(({ id, signature, ...row }) => ({
      sample_id: id,
      ...row,
      picture_url: pictureUrls(signature, core.config.mediaUrl).large,
    })),
    waiting_count: prevalence.waiting,
    prevalence: presentPrevalence(prevalence),
  };
}

/** Draws more pins by lot. */
export async function draw(context: ModeratorContext, { count }: DrawInput): Promise<Samples> {
  const { waiting } = await selectPrevalence(context.core.db);
  if (waiting + count > mostDrawn) throw new ApiError('too_many_things');
  await drawSamples(context.core.db, count);
  return readSamples(context);
}

/** Keeps what a moderator found of a drawn pin. What breaks a rule becomes a case. */
export async function judge(context: ModeratorContext, { sample_id: id, reason }: JudgeInput): Promise<Samples> {
  const { core, viewer } = context;
  await inTransaction(core.db, async (trx) => {
    const found = await saveJudgement(trx, id, { userId: viewer.userId, reason: reason ?? null });
    if (!found) throw new ApiError((await isSample(trx, id)) ? 'conflict' : 'not_found');
    if (reason === undefined || found.owner_id === viewer.userId) return;
    await reportFound(trx, viewer.userId, { target: { type: 'pin', id: found.pin_id }, reason });
  });
  return readSamples(context);
}
