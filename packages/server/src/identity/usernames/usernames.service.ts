import { randomInt } from 'node:crypto';
import type { CheckedUsername } from '@bowerbird/contract/identity/usernames/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { checkUsername, USERNAME_MIN_LENGTH, usernameFromName } from '@bowerbird/domain/identity/username.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { requireAllowedTexts } from '../../core/block-list/index.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import type { Core } from '../../core/core.ts';
import { takeFromLimit } from '../../core/limits/limits.ts';
import { badField } from '../../endpoints/bad-field.ts';
import { viewerIdOf, type SignedInViewer, type Viewer } from '../../endpoints/viewer.ts';
import { lockUsername, renameUser, selectTaken } from './usernames.queries.ts';

const SUGGESTIONS = 3;
const RENAMES_PER_HOUR = 10;
/** So that nobody keeps a crowd of names from others. */
const MOST_FORMER_NAMES = 5;

/** What can be said of a username while it is typed; one's own counts as free. One statement. */
export async function checkWantedUsername(core: Core, viewer: Viewer, wanted: string): Promise<CheckedUsername> {
  const username = wanted.trim();
  const base = usernameFromName(username);
  const candidates = [base, ...[100, 1000, 10_000, 100_000, 1_000_000].map((most) => `${base}${randomInt(most)}`)];
  const rule = checkUsername(username);
  const taken = await selectTaken(core.db, [...(rule === null ? [username] : []), ...candidates], viewerIdOf(viewer));
  const problem = rule ?? (taken.has(username.toLowerCase()) ? 'taken' : null);
  const free = candidates.filter((name) => name !== username.toLowerCase() && !taken.has(name));
  return { username, problem, suggestions: problem === null ? [] : [...new Set(free)].slice(0, SUGGESTIONS) };
}

/** Gives the viewer another username; the old address of their profile leads to the new one for 90 days. */
export async function changeUsername(core: Core, { userId }: SignedInViewer, wanted: string): Promise<string> {
  const username = wanted.trim();
  const rule = checkUsername(username);
  const limits: Readonly<Record<string, number>> = { minLength: USERNAME_MIN_LENGTH, maxLength: textLimits.username };
  if (rule !== null) throw badField('username', rule, limits[rule]);
  await requireAllowedTexts(core, { username });
  await takeFromLimit(core, { name: 'username-change', subject: userId, most: RENAMES_PER_HOUR });
  try {
    await inTransaction(core.db, async (trx) => {
      const present = await lockUsername(trx, userId);
      if (!present) throw new ApiError('not_signed_in');
      if (present.username === username) return;
      if ((await selectTaken(trx, [username], userId)).size > 0) throw takenName();
      if (present.kept >= MOST_FORMER_NAMES) throw new ApiError('too_many_things');
      await renameUser(trx, userId, { former: present.username, username });
      await core.outbox.emit(trx, 'user.changed', { userId });
    });
  } catch (error) {
    // Somebody took the name between the look and the change.
    if ((error as { code?: unknown }).code === '23505') throw takenName(error);
    throw error;
  }
  return username;
}

function takenName(cause?: unknown): ApiError {
  return new ApiError('username_taken', { extra: { fields: [{ field: 'username', rule: 'taken' }] }, cause });
}
