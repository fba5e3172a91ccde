import type { SignUpInput } from '@bowerbird/contract/identity/sign-up/schemas.ts';
import type { FieldProblem } from '@bowerbird/contract/protocol/errors.ts';
import { checkBirthday } from '@bowerbird/domain/identity/birthday.ts';
import { isCommonPassword } from '@bowerbird/domain/identity/common-passwords.ts';
import { checkEmail, hasControlCharacters, tidyEmail } from '@bowerbird/domain/identity/email.ts';
import { checkFullName, nameFromEmail, tidyName } from '@bowerbird/domain/identity/names.ts';
import { checkPassword, passwordLength } from '@bowerbird/domain/identity/password.ts';
import { checkUsername } from '@bowerbird/domain/identity/username.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';

/** A sign-up payload; one by a provider has no password. */
export type SignUpPayload = Omit<SignUpInput, 'password'> & { readonly password: string | null };

/** What a sign-up says, tidied. */
export interface SignUpFields {
  readonly email: string;
  /** `null` where a provider stands in for it. */
  readonly password: string | null;
  /** Epoch seconds, or `null` when left empty. */
  readonly birthday: number | null;
  /** Whether the person was asked if this birthday is right, and said so. */
  readonly isBirthdayConfirmed: boolean;
  readonly username: string | null;
  readonly fullName: string;
  /** Whether the person told their name, or it is made from the address. */
  readonly isNameKnown: boolean;
  readonly gender: string | null;
  readonly customGender: string | null;
  readonly isBusiness: boolean;
}

/** Reads a sign-up payload; a `first_name` that is sent is used, else the name comes from the address. */
export function readSignUp(input: SignUpPayload): SignUpFields {
  const email = tidyEmail(input.email);
  const birthday = readSeconds(input.birthday);
  const business = tidyName(input.business_name ?? '');
  // The name of a business is its first name too (`C3.13`), whatever else is sent.
  const told = business || tidyName([input.first_name, input.last_name].filter(Boolean).join(' '));
  return {
    email,
    password: input.password,
    birthday,
    isBirthdayConfirmed: birthday !== null && readSeconds(input.confirmed_birthday ?? '') === birthday,
    username: input.username?.trim() || null,
    fullName: told || nameFromEmail(email),
    isNameKnown: told !== '',
    gender: readGender(input.gender),
    customGender: readGender(input.custom_gender),
    isBusiness: business !== '',
  };
}

/** The wrong fields of a sign-up, each with its rule; `not_allowed` ones are passwords of the right form that nobody may have. */
export function checkSignUp(fields: SignUpFields, now: number): FieldProblem[] {
  const problems: (FieldProblem | null)[] = [
    problemOf('email', checkEmail(fields.email), { maxLength: textLimits.email }),
    fields.password === null
      ? null
      : problemOf('password', checkPassword(fields.password, fields.email), {
          minLength: passwordLength.min,
          maxLength: passwordLength.max,
        }),
    problemOf('birthday', checkBirthday(fields.birthday, now)),
    fields.username === null
      ? null
      : problemOf('username', checkUsername(fields.username), { minLength: 3, maxLength: textLimits.username }),
    fields.isNameKnown
      ? problemOf(fields.isBusiness ? 'business_name' : 'first_name', checkFullName(fields.fullName), { maxLength: textLimits.fullName })
      : null,
    fields.password !== null && isCommonPassword(fields.password) ? { field: 'password', rule: 'too_common' } : null,
  ];
  const found = new Map<string, FieldProblem>();
  for (const problem of problems) {
    if (problem && !found.has(problem.field)) found.set(problem.field, problem);
  }
  return [...found.values()];
}

const NOT_ALLOWED = new Set(['too_common', 'same_as_email']);

/** Whether all that is wrong is a password that nobody may have. */
export function isOnlyPasswordRefused(problems: readonly FieldProblem[]): boolean {
  return problems.every(({ field, rule }) => field === 'password' && NOT_ALLOWED.has(rule));
}

function problemOf(field: string, rule: string | null, limits: { readonly [rule: string]: number } = {}): FieldProblem | null {
  if (rule === null) return null;
  const limit = limits[rule];
  return limit === undefined ? { field, rule } : { field, rule, limit };
}

function readSeconds(given: number | string): number | null {
  if (typeof given === 'number') return given;
  const text = given.trim();
  if (text === '') return null;
  return /^-?\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
}

const LONGEST_GENDER = 50;

function readGender(given: string | null | undefined): string | null {
  const text = given?.trim() ?? '';
  return text === '' || text.length > LONGEST_GENDER || hasControlCharacters(text) ? null : text;
}
