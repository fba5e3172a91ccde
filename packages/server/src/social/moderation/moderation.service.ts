import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import type { CaseLine, CasesInput, CaseUpdateInput, ModerationCase } from '@bowerbird/contract/social/moderation/schemas.ts';
import { cleanText } from '@bowerbird/domain/clean-text.ts';
import { decisionsAbout, decisionUndoSeconds, type Decision } from '@bowerbird/domain/social/moderation.ts';
import type { Database } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { badField } from '../../endpoints/bad-field.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { page, type Page } from '../../endpoints/handle.ts';
import { turnPage } from '../../endpoints/read-page.ts';
import type { SignedInViewer } from '../../endpoints/viewer.ts';
import { findPlace, tellModerators } from '../reports/index.ts';
import {
  countWaitingCases,
  holdCaseRow,
  insertLog,
  reopenCase,
  saveAnswer,
  saveAssignee,
  saveDecision,
  selectCase,
  selectCases,
  selectLog,
  type CaseLineRow,
  type CaseState,
  type HeldCase,
} from './cases.queries.ts';
import { holdAgain, selectLivePins, selectSparedPins } from './effects.queries.ts';
import { decideAlong, insertAlongCases, joinAgain, ownsReported, splitByAuthor } from './shared-cases.queries.ts';
import { blockPicture, unblockPicture } from './blocked-pictures.service.ts';
import { effects, type Act } from './effects.service.ts';
import { presentCase, presentLine } from './moderation.views.ts';
import { selectIsModerator, selectIsOwner } from './moderators.queries.ts';
import { TELL_AUTHORS_JOB, tellOfAnswer } from './tell-authors.service.ts';

export type ModeratorContext = CallContext<SignedInViewer>;

/** Refuses who does not decide about reports: for them there is nothing to decide. Throws `not_found`. */
export async function requireModerator({ core, viewer }: ModeratorContext): Promise<void> {
  if (!(await selectIsModerator(core.db, viewer.userId))) throw new ApiError('not_found');
}

/** A handler for moderators alone; for everybody else its call is not there. */
export function forModerators<Input, Output>(
  handler: (context: ModeratorContext, input: Input) => Promise<Output>,
): (context: ModeratorContext, input: Input) => Promise<Output> {
  return async (context, input) => {
    await requireModerator(context);
    return handler(context, input);
  };
}

/** A page of cases, and how many wait in each list. */
export async function listCases(context: ModeratorContext, input: CasesInput): Promise<Page<CaseLine[]>> {
  const { db } = context.core;
  const { list } = input;
  const term = cleanText(input.term ?? '');
  const [cases, waiting] = await Promise.all([
    turnPage<CaseLineRow, CaseLine>(context, input, {
      purpose: `cases:${list}:${term}`,
      load: (after, size) => selectCases(db, { list, term }, { after, size }),
      cursorOf: ({ id }) => ({ at: id, id }),
      itemOf: (row) => [presentLine(row, context)],
    }),
    countWaitingCases(db),
  ]);
  return page({ ...cases, auxData: { waiting } });
}

export async function readCase(context: ModeratorContext, id: string): Promise<ModerationCase> {
  const [row, log] = await Promise.all([selectCase(context.core.db, id), selectLog(context.core.db, id)]);
  if (!row) throw new ApiError('not_found');
  const [place, isOwn] = await Promise.all([
    findPlace(context.core.db, context.viewer, row.target_type, row.target_id),
    isAbout(context.core.db, row, context.viewer.userId),
  ]);
  return presentCase(row, { log, place, isOwn }, context);
}

/** Whether a case is about somebody, or about a thing of theirs among others. */
async function isAbout(db: Database, { id, author_id: authorId }: Pick<HeldCase, 'id' | 'author_id'>, userId: string): Promise<boolean> {
  return authorId === userId || ownsReported(db, id, userId);
}

/** Takes a case, decides it, takes that back, or answers an appeal. Each leaves a line in the log. */
export async function changeCase(context: ModeratorContext, input: CaseUpdateInput): Promise<ModerationCase> {
  await inTransaction(context.core.db, async (trx) => {
    const found = await holdCaseRow(trx, input.case_id);
    if (!found) throw new ApiError('not_found');
    // Nobody decides about themselves.
    if (await isAbout(trx, found, context.viewer.userId)) throw new ApiError('forbidden', { extra: { reason: 'self' } });
    await ACTIONS[input.action]({ context, trx, found, input });
    await tellModerators(trx, found.id, context.viewer.userId);
  });
  return readCase(context, input.case_id);
}

interface Change {
  readonly context: ModeratorContext;
  readonly trx: Database;
  readonly found: HeldCase;
  readonly input: CaseUpdateInput;
}

const ACTIONS: Readonly<Record<CaseUpdateInput['action'], (change: Change) => Promise<void>>> = {
  take: (change) => assign(change, change.context.viewer.userId),
  leave: (change) => assign(change, null),
  decide,
  undo,
  answer,
};

/** The states in which there is something to do about a case. */
const WAITS: ReadonlySet<CaseState> = new Set(['open', 'appealed']);

/** Gives a case that waits to who takes it, or to nobody again. Only who has it leaves it. */
async function assign({ context, trx, found }: Change, userId: string | null): Promise<void> {
  if (!WAITS.has(found.state)) throw new ApiError('conflict');
  if (userId === null && found.assignee_id !== context.viewer.userId) throw new ApiError('conflict');
  await saveAssignee(trx, found.id, userId);
  await insertLog(trx, { caseId: found.id, by: context.viewer.userId, act: userId === null ? 'left' : 'took' });
}

const ABOUT_A_PERSON: ReadonlySet<Decision> = new Set(['warn', 'limit', 'suspend']);
const ABOUT_THINGS: ReadonlySet<Decision> = new Set(['hide', 'remove']);

/** Whether a decision is about who made a thing; what is removed of a profile is the person's own. */
function isAboutPerson({ target_type: type }: HeldCase, decision: Decision): boolean {
  return ABOUT_A_PERSON.has(decision) || (type === 'user' && decision === 'remove');
}

/** Refuses sanctions against the owner of the instance, who chooses the moderators. */
async function requireNotOwner(trx: Database, userId: string): Promise<void> {
  if (await selectIsOwner(trx, userId)) throw new ApiError('forbidden', { extra: { reason: 'instance_owner' } });
}

async function decide({ context, trx, found, input }: Change): Promise<void> {
  const { core, viewer } = context;
  const { decision } = input;
  if (decision === undefined) throw badField('decision', 'required');
  if (!decisionsAbout[found.target_type].includes(decision)) throw badField('decision', 'enum');
  if (found.state !== 'open') throw new ApiError('conflict');
  const statement = cleanText(input.statement ?? '');
  if (decision !== 'nothing' && statement === '') throw badField('statement', 'required');
  if (isAboutPerson(found, decision)) await requireNotOwner(trx, found.author_id);
  const coversPicture = input.covers_picture === true && found.picture_id !== null;
  await saveDecision(trx, found.id, { userId: viewer.userId, decision, coversPicture, statement });
  if (ABOUT_A_PERSON.has(decision)) await splitByAuthor(trx, found);
  const act = { core, trx, found: { ...found, covers_picture: coversPicture }, moderatorId: viewer.userId };
  const pinIds = coversPicture ? await selectLivePins(trx, act.found) : [];
  await effects[decision].apply(act);
  if (ABOUT_THINGS.has(decision)) {
    await reportSpared(act);
    await tellEachAuthor(act, { decision, statement, pinIds });
  }
  await insertLog(trx, { caseId: found.id, by: viewer.userId, act: decision, note: statement });
  // Authors hear of it as soon as it stands. The job of each minute is for what a stop of the server leaves behind.
  await core.jobs.send(trx, TELL_AUTHORS_JOB, {}, { afterSeconds: decisionUndoSeconds + 1 });
  if (decision === 'remove' && input.blocks_picture === true) await blockPicture(context, trx, found);
}

/** Opens a case for those who decide themselves and have the same picture: another one looks at it, and nothing happens along the way. */
async function reportSpared({ trx, found, moderatorId }: Act): Promise<void> {
  const pinIds = found.covers_picture ? await selectSparedPins(trx, found) : [];
  if (pinIds.length === 0) return;
  for (const caseId of await insertAlongCases(trx, found, { pinIds, known: [] })) await tellModerators(trx, caseId, moderatorId);
}

/** Gives each author of what a decision changed a statement of their own, which they may answer. */
async function tellEachAuthor(
  { trx, found, moderatorId }: Act,
  { decision, statement, pinIds }: { readonly decision: Decision; readonly statement: string; readonly pinIds: readonly string[] },
): Promise<void> {
  const known = await splitByAuthor(trx, found);
  const along = pinIds.length === 0 ? [] : await insertAlongCases(trx, found, { pinIds, known });
  await decideAlong(trx, found.id, {
    ids: [...known, ...along],
    decision,
    coversPicture: found.covers_picture,
    statement,
    userId: moderatorId,
  });
}

/** Takes one's own decision back while its author does not know of it. */
async function undo({ context, trx, found }: Change): Promise<void> {
  const { core, viewer } = context;
  if (found.state !== 'decided' || found.decision === null || found.parent_id !== null) throw new ApiError('conflict');
  if (found.decided_by !== viewer.userId) throw new ApiError('forbidden');
  if (found.is_late) throw new ApiError('too_late_to_undo');
  await joinAgain(trx, found.id);
  await effects[found.decision].lift({ core, trx, found: { ...found, is_shared: false }, moderatorId: viewer.userId });
  if (ABOUT_THINGS.has(found.decision)) await holdAgain(trx, found.id);
  await unblockPicture(context, trx, found);
  if (!(await reopenCase(trx, found.id))) throw new ApiError('conflict');
  await insertLog(trx, { caseId: found.id, by: viewer.userId, act: 'undone' });
}

/** Answers an appeal: the decision stands, or all that it did is taken back. Who decided answers only where nobody else moderates. */
async function answer({ context, trx, found, input }: Change): Promise<void> {
  const { core, viewer } = context;
  if (input.is_upheld === undefined) throw badField('is_upheld', 'required');
  if (found.state !== 'appealed' || found.decision === null) throw new ApiError('conflict');
  const isOwn = found.decided_by === viewer.userId;
  if (isOwn && found.has_other_moderator) throw new ApiError('forbidden', { extra: { reason: 'own_decision' } });
  if (!input.is_upheld) {
    // Others may have cases of their own about the same picture, also where they had them before.
    await effects[found.decision].lift({ core, trx, found: { ...found, is_shared: true }, moderatorId: viewer.userId });
    await unblockPicture(context, trx, found);
  }
  await saveAnswer(trx, found.id, input.is_upheld);
  await tellOfAnswer(core, trx, found, input.is_upheld);
  await insertLog(trx, { caseId: found.id, by: viewer.userId, act: `${input.is_upheld ? 'upheld' : 'lifted'}${isOwn ? '_alone' : ''}` });
}
