import type { Invitation, OperatorPerson, RunningInstance } from '@bowerbird/contract/operation/operator/schemas.ts';
import { ApiError } from '@bowerbird/contract/protocol/errors.ts';
import { accountStates } from '@bowerbird/domain/identity/account-state.ts';
import { checkEmail, hasControlCharacters, tidyEmail } from '@bowerbird/domain/identity/email.ts';
import { anonymizeEmail } from '@bowerbird/domain/identity/passcode.ts';
import type { Database } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { instanceOrigin } from '../../core/config/instance-origin.ts';
import type { Core } from '../../core/core.ts';
import { takeFromLimit } from '../../core/limits/limits.ts';
import { badField } from '../../endpoints/bad-field.ts';
import { checkAge, saveBirthday } from '../../account/account-settings/index.ts';
import { findAccount, findByEmail, sendAccountMail } from '../../identity/accounts/index.ts';
import { insertAct } from '../../identity/owner/index.ts';
import { revokeMailTokens } from '../../identity/mail-tokens/index.ts';
import { issueInvitation, saveIsOpen, selectIsOpen } from '../../identity/registration/index.ts';
import { endSessions } from '../../identity/sessions/index.ts';
import { saveState, selectNewestPeople, selectPeopleByText, selectPerson, suspendPerson, takeSuspendedFrom } from './operator.queries.ts';
import { presentPerson } from './operator.views.ts';

declare module '../../core/contributions.ts' {
  interface Contributions {
    /**
     * Ends what else keeps an account suspended, once the owner lets its person in. Gives what the account was in before, null where
     * that is not known, and undefined where nothing else kept it.
     */
    readonly endsSuspensions?: (trx: Database, userId: string, ownerId: string) => Promise<number | null | undefined>;
  }
}

const MOST_PEOPLE = 20;
const INVITATIONS_PER_HOUR = 100;

export async function readInstance(core: Core): Promise<RunningInstance> {
  return { is_registration_open: await selectIsOpen(core.db), keeps_mails: core.config.smtpUrl === null };
}

/** Opens or closes registration for everybody who is not invited. */
export async function runInstance(core: Core, isOpen: boolean): Promise<RunningInstance> {
  await inTransaction(core.db, async (trx) => {
    if (await saveIsOpen(trx, isOpen)) await insertAct(trx, isOpen ? 'opened_registration' : 'closed_registration');
  });
  return readInstance(core);
}

/** Makes a link that lets one person in, once, and mails it where an address is given. */
export async function invite(core: Core, ownerId: string, address: string | undefined): Promise<Invitation> {
  const email = address === undefined ? null : await checkInvited(core, address);
  await takeFromLimit(core, { name: 'invitation', subject: ownerId, most: INVITATIONS_PER_HOUR });
  const path = await inTransaction(core.db, async (trx) => {
    await insertAct(trx, 'invited', { about: email === null ? '' : anonymizeEmail(email) });
    const made = `/signup/?invite_code=${await issueInvitation(trx)}`;
    const { full_name, locale } = await findAccount(trx, ownerId);
    await sendAccountMail(core, { email, full_name, locale }, { mail: 'invitation', path: made }, trx);
    return made;
  });
  return { link: `${instanceOrigin(core.config)}${path}` };
}

async function checkInvited(core: Core, address: string): Promise<string> {
  const email = tidyEmail(address);
  const problem = checkEmail(email);
  if (problem !== null) throw badField('email', problem);
  if (await findByEmail(core.db, email)) throw new ApiError('email_taken', { extra: { fields: [{ field: 'email', rule: 'taken' }] } });
  return email;
}

/** The people whose username, name or address holds a text, newest members first. */
export async function findPeople(core: Core, text: string): Promise<OperatorPerson[]> {
  const sought = text.trim();
  if (hasControlCharacters(sought)) return [];
  const rows = sought === '' ? await selectNewestPeople(core.db, MOST_PEOPLE) : await selectPeopleByText(core.db, sought, MOST_PEOPLE);
  return rows.map(presentPerson);
}

/** Suspends somebody: every session and mailed link of theirs is dead at once, nobody sees them, and they are told by mail. Never the owner. */
export async function suspend(core: Core, userId: string, why = ''): Promise<OperatorPerson> {
  const reason = why.trim();
  if (hasControlCharacters(reason)) throw badField('reason', 'characters');
  return inTransaction(core.db, async (trx) => {
    const person = await suspendPerson(trx, userId);
    if (!person) throw await refusalOf(trx, userId);
    await insertAct(trx, 'suspended', { userId, reason });
    await tellOfState(core, trx, userId, { mail: 'suspended', path: '/terms/' });
    return presentPerson(person);
  });
}

/** Lets somebody in again, whoever suspended them, and tells them by mail. Their account is as it was before. */
export async function unsuspend(core: Core, ownerId: string, userId: string): Promise<OperatorPerson> {
  return inTransaction(core.db, async (trx) => {
    const states = [await takeSuspendedFrom(trx, userId)];
    let isElse = false;
    for (const { endsSuspensions } of core.contributions) {
      const before = await endsSuspensions?.(trx, userId, ownerId);
      if (before === undefined) continue;
      isElse = true;
      states.push(before);
    }
    const known = states.filter((state) => state !== null);
    if (known.length === 0 && !isElse) throw await refusalOf(trx, userId);
    await insertAct(trx, 'unsuspended', { userId });
    await saveState(trx, userId, known.find((state) => state !== accountStates.suspended) ?? accountStates.active);
    await tellOfState(core, trx, userId, { mail: 'lifted', path: '/login/' });
    return presentPerson((await selectPerson(trx, userId))!);
  });
}

/** Sets a person's birthday in either direction. The owner has checked it. */
export async function correctBirthday(core: Core, userId: string, birthday: number): Promise<OperatorPerson> {
  checkAge(birthday, core.now());
  return inTransaction(core.db, async (trx) => {
    await saveBirthday(core, trx, userId, birthday);
    const person = await selectPerson(trx, userId);
    if (!person) throw new ApiError('user_not_found');
    await insertAct(trx, 'corrected_birthday', { userId });
    return presentPerson(person);
  });
}

/** Why the suspension of somebody does not change. */
async function refusalOf(trx: Database, userId: string): Promise<ApiError> {
  const person = await selectPerson(trx, userId);
  if (!person) return new ApiError('user_not_found');
  return person.is_owner ? new ApiError('forbidden', { extra: { reason: 'instance_owner' } }) : new ApiError('conflict');
}

/** Ends what an account was open by, and tells its person and the rest of the instance. */
async function tellOfState(core: Core, trx: Database, userId: string, mail: Parameters<typeof sendAccountMail>[2]): Promise<void> {
  await endSessions(trx, userId);
  await revokeMailTokens(trx, userId);
  await core.outbox.emit(trx, 'user.visibility_changed', { userId });
  // Tried again, the change is a conflict: a mail that was not queued with it would never be.
  await sendAccountMail(core, await findAccount(trx, userId), mail, trx);
}
