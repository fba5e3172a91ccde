import { ApiError, type FieldProblem } from '@bowerbird/contract/protocol/errors.ts';
import { ageInYears, MINIMUM_AGE } from '@bowerbird/domain/identity/birthday.ts';
import { chooseLocale } from '@bowerbird/domain/choose-locale.ts';
import { requireAllowedTexts } from '../../core/block-list/index.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { addressPrefix } from '../../core/limits/address-prefix.ts';
import { takeFromLimit } from '../../core/limits/limits.ts';
import { hashPassword } from '../../core/secrets/password-hash.ts';
import type { Database } from '../../core/database/database.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { cookieNames } from '../../http/cookies.ts';
import { createAccount, findByEmail, proveEmail, type CreatedAccount, type NewAccount } from '../accounts/index.ts';
import { countedPage, tellInvited } from '../landing-signals/index.ts';
import { claimOwnership } from '../owner/index.ts';
import { refuseWhileClosed, useInvitation } from '../registration/index.ts';
import { checkSignUp, isOnlyPasswordRefused, readSignUp, type SignUpFields, type SignUpPayload } from './sign-up-fields.service.ts';
import { mailOwnerOfAddress } from './taken-address.mails.ts';

const AGE_COOKIE_SECONDS = 24 * 60 * 60;
const YOUNGEST_OPEN_PROFILE = 16;
/** New accounts an hour of a network whose visitors the bot check could not judge: enough for people, too few for a program. */
const UNJUDGED_PER_HOUR = 10;

/** What stands in for a password: the account is made only if `confirm` does not refuse, in the same transaction. */
export interface SignUpProof {
  /** Whether the address is proven already. */
  readonly isEmailProven: boolean;
  readonly confirm: (db: Database, userId: string) => Promise<void>;
}

/** Makes an account of a sign-up payload, or throws what is wrong with it: `C7.2`, `C8.2`. */
export async function signUp(context: CallContext, input: SignUpPayload, proof: SignUpProof | null = null): Promise<CreatedAccount> {
  const { core } = context;
  const fields = readSignUp(input);
  refuseProblems(checkSignUp(fields, core.now()));
  refuseTooYoung(context, fields);
  await requireAllowedTexts(core, {
    [fields.isBusiness ? 'business_name' : 'first_name']: fields.isNameKnown ? fields.fullName : null,
    username: fields.username,
  });
  const subject = addressPrefix(context.address);
  await takeFromLimit(core, { name: 'sign-up', subject, most: core.config.limits.signupsPerHour });
  const verdict = await core.botCheck.judge(input.recaptcha_v3_token, ['mweb_signup', 'web_unauth']);
  if (verdict === 'bot') throw new ApiError('bot_check_failed');
  if (verdict === 'unknown') await takeFromLimit(core, { name: 'sign-up-unjudged', subject, most: UNJUDGED_PER_HOUR });
  await refuseWhileClosed(core.db, input.invite_code);
  if (await findByEmail(core.db, fields.email)) return refuseTakenAddress(context, fields.email);

  const account = accountOf(context, input, fields, fields.password === null ? null : await hashPassword(fields.password));
  try {
    const made = await inTransaction(core.db, async (trx) => {
      await useInvitation(trx, input.invite_code);
      const created = await createAccount(trx, account);
      await tellInvited(trx, created.id, input.invite_code);
      if (proof) await proof.confirm(trx, created.id);
      if (proof?.isEmailProven) await proveEmail(trx, created.id, fields.email);
      if (input.owner_token) await claimOwnership(trx, { token: input.owner_token, userId: created.id, now: new Date(core.now()) });
      return created;
    });
    core.metrics.signUps.inc({ from: countedPage(input.referrer) });
    return made;
  } catch (error) {
    // Somebody took the address between the look and the insert.
    if (error instanceof ApiError && error.errorName === 'email_taken') return refuseTakenAddress(context, fields.email);
    throw error;
  }
}

function refuseProblems(problems: readonly FieldProblem[]): void {
  const first = problems[0];
  if (!first) return;
  const name = isOnlyPasswordRefused(problems) ? 'password_not_allowed' : 'bad_input';
  throw new ApiError(name, { detail: `${first.field}: ${first.rule}`, extra: { fields: problems } });
}

/**
 * Refuses who is too young. The first answer asks whether the birthday is right, since a year is mistyped with ease.
 * A confirmed birthday sets the cookie. It refuses every later try.
 */
function refuseTooYoung(context: CallContext, { birthday, isBirthdayConfirmed }: SignUpFields): void {
  if (context.cookies[cookieNames.ageRestricted] !== undefined) throw new ApiError('age_restricted');
  if (birthday === null || ageInYears(birthday, context.core.now()) >= MINIMUM_AGE) return;
  if (!isBirthdayConfirmed) throw new ApiError('age_restricted', { extra: { fields: [{ field: 'birthday', rule: 'confirm' }] } });
  context.cookieEffects.push({ name: cookieNames.ageRestricted, value: '1', maxAgeSeconds: AGE_COOKIE_SECONDS });
  throw new ApiError('age_restricted');
}

/** Sign-up is the one place that tells that an address has an account; whoever owns it learns of the try. */
async function refuseTakenAddress(context: CallContext, email: string): Promise<never> {
  await mailOwnerOfAddress(context.core, email);
  throw new ApiError('email_taken', { extra: { fields: [{ field: 'email', rule: 'taken' }] } });
}

function accountOf(context: CallContext, input: SignUpPayload, fields: SignUpFields, passwordHash: string | null): NewAccount {
  const age = fields.birthday === null ? null : ageInYears(fields.birthday, context.core.now());
  return {
    fullName: fields.fullName,
    email: fields.email,
    passwordHash,
    username: fields.username,
    country: /^[A-Z]{2}$/.test(input.country ?? '') ? input.country! : context.request.country,
    locale: chooseLocale([input.locale ?? '', context.request.locale].filter((locale) => locale !== '')),
    birthday: fields.birthday === null ? null : new Date(fields.birthday * 1000).toISOString().slice(0, 10),
    gender: fields.gender,
    customGender: fields.customGender,
    isPrivate: age !== null && age < YOUNGEST_OPEN_PROFILE,
    isNameKnown: fields.isNameKnown,
    isPartner: fields.isBusiness,
  };
}
