import type { UpdateUserSettingsInput, UserSettings } from '@bowerbird/contract/account/settings/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { ageInYears } from '@bowerbird/domain/identity/birthday.ts';
import { hasControlCharacters } from '@bowerbird/domain/identity/email.ts';
import { OPEN_PROFILE_AGE, readHiddenWords } from '@bowerbird/domain/identity/user-settings.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import type { Core } from '../../core/core.ts';
import { badField } from '../../endpoints/bad-field.ts';
import { saveSettings, selectSettings, type SettingsRow } from './settings.queries.ts';
import { presentSettings } from './settings.views.ts';

/** Everything that somebody set, with the defaults. */
export async function readSettings(core: Core, userId: string): Promise<UserSettings> {
  return presentSettings(await findRow(core, userId));
}

/** Changes settings. Under 16 a profile stays private and strangers cannot write. */
export async function updateSettings(core: Core, userId: string, changes: UpdateUserSettingsInput): Promise<UserSettings> {
  const tidied = tidyChanges(changes);
  refuseTooOpen(core, await findRow(core, userId), tidied);
  await inTransaction(core.db, async (trx) => {
    await saveSettings(trx, userId, tidied);
    // Kept pages tell machines whether they may list somebody, so both are told.
    if (tidied.is_private_profile !== undefined || tidied.is_hidden_from_search !== undefined)
      await core.outbox.emit(trx, 'user.visibility_changed', { userId });
  });
  return readSettings(core, userId);
}

async function findRow(core: Core, userId: string): Promise<SettingsRow> {
  const row = await selectSettings(core.db, userId);
  if (!row) throw new ApiError('not_signed_in');
  return row;
}

function tidyChanges(changes: UpdateUserSettingsInput): UpdateUserSettingsInput {
  const words = changes.hidden_comment_words;
  if (words === undefined) return changes;
  if (words.some(hasControlCharacters)) throw badField('hidden_comment_words', 'characters');
  return { ...changes, hidden_comment_words: readHiddenWords(words.join('\n')) };
}

function refuseTooOpen(core: Core, row: SettingsRow, changes: UpdateUserSettingsInput): void {
  if (row.birthday === null || ageInYears(row.birthday, core.now()) >= OPEN_PROFILE_AGE) return;
  if (changes.is_private_profile === false) throw badField('is_private_profile', 'too_young');
  if (changes.messages_from_others !== undefined && changes.messages_from_others !== 'off')
    throw badField('messages_from_others', 'too_young');
}
