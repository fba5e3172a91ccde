import { checkBirthday } from '@bowerbird/domain/identity/birthday.ts';
import { checkEmail, tidyEmail } from '@bowerbird/domain/identity/email.ts';
import { checkFullName, tidyName } from '@bowerbird/domain/identity/names.ts';
import { checkPassword, passwordLength } from '@bowerbird/domain/identity/password.ts';
import { checkUsername } from '@bowerbird/domain/identity/username.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import type { FieldProblem } from '@bowerbird/contract/protocol/errors.ts';
import { usernameWords } from '../usernames/index.ts';
import { dateOfParts } from '../../ui/date-field/date-parts.ts';
import { readText } from '../../ui/form-fields.ts';
import type { MessageId, MessageValues } from '../../i18n/message-id.ts';

export { bringWords } from '../../i18n/use-words.ts';
export { expectBotCheck } from '../../store/bot-token.ts';
export { asksForBirthday, failureWords } from './failure-words.ts';

export type SignUpField = 'business_name' | 'email' | 'password' | 'birthday' | 'username';

/** The words beside a field. */
export interface FieldWords {
  readonly id: MessageId;
  readonly values?: MessageValues;
}

export type FieldErrors<Field extends string> = { readonly [F in Field]?: FieldWords };

/** The form as it was filled in; `birthday` is `YYYY-MM-DD`, empty, or `null` for what is no date. */
export interface SignUpValues {
  /** Only a business has it. */
  readonly businessName?: string;
  readonly email: string;
  readonly password: string;
  readonly birthday: string | null;
  /** Empty or absent where the person leaves it to the server. */
  readonly username?: string;
}

/** What is filled into the form's fields. */
export function readSignUpValues(fields: FormData): SignUpValues {
  return {
    ...(fields.has('business_name') ? { businessName: readText(fields, 'business_name') } : {}),
    email: readText(fields, 'email'),
    password: readText(fields, 'password'),
    birthday: dateOfParts(fields, 'birthday'),
    username: readText(fields, 'username').trim(),
  };
}

/** What is wrong with the form, by the same rules as the server's. */
export function checkSignUpValues(values: SignUpValues, now: number): FieldErrors<SignUpField> {
  const { businessName, email, password, birthday, username } = values;
  const problems: [SignUpField, string | null][] = [
    ['business_name', businessName === undefined ? null : checkFullName(tidyName(businessName))],
    ['email', checkEmail(email)],
    ['password', checkPassword(password, email)],
    ['birthday', birthday === null ? 'format' : checkBirthday(birthdaySeconds(birthday), now)],
    ['username', username ? checkUsername(username) : null],
  ];
  return wordsOf(problems.flatMap(([field, rule]) => (rule === null ? [] : [{ field, rule }])));
}

/** A birthday in epoch seconds: its day begins in UTC. `null` when empty. */
function birthdaySeconds(date: string): number | null {
  return date === '' ? null : Date.parse(`${date}T00:00:00Z`) / 1000;
}

/** The payload of the form as the handshake takes it (`C3.13`). */
export function signUpPayload(values: SignUpValues, search: string, isBirthdayConfirmed = false) {
  const birthday = String(birthdaySeconds(values.birthday ?? '') ?? '');
  return {
    email: tidyEmail(values.email),
    password: values.password,
    birthday,
    ...(isBirthdayConfirmed ? { confirmed_birthday: birthday } : {}),
    ...(values.username ? { username: values.username } : {}),
    ...linkFields(search),
  };
}

/** What the link that somebody came by lets them do: own the instance, or come in while registration is closed. */
export function linkFields(search: string): { owner_token?: string; invite_code?: string } {
  const given = new URLSearchParams(search);
  const [owner, invitation] = [given.get('owner'), given.get('invite_code')];
  return { ...(owner === null ? {} : { owner_token: owner }), ...(invitation === null ? {} : { invite_code: invitation }) };
}

const words: Readonly<Record<string, MessageId>> = {
  'business_name.required': 'problem.businessNameRequired',
  'business_name.characters': 'problem.nameCharacters',
  'business_name.maxLength': 'problem.nameTooLong',
  'email.required': 'problem.emailRequired',
  'email.format': 'problem.emailFormat',
  'email.maxLength': 'problem.emailTooLong',
  'password.required': 'problem.passwordRequired',
  'password.minLength': 'problem.passwordTooShort',
  'password.maxLength': 'problem.passwordTooLong',
  'password.characters': 'problem.passwordCharacters',
  'password.blank': 'problem.passwordCharacters',
  'password.same_as_email': 'problem.passwordSameAsEmail',
  'password.too_common': 'problem.passwordTooCommon',
  'birthday.required': 'problem.birthdayRequired',
  'birthday.format': 'problem.birthdayFormat',
  'birthday.future': 'problem.birthdayFuture',
  'birthday.too_long_ago': 'problem.birthdayTooLongAgo',
  ...Object.fromEntries(Object.entries(usernameWords).map(([rule, id]) => [`username.${rule}`, id])),
};

const limits: Readonly<Record<string, number>> = {
  'business_name.maxLength': textLimits.fullName,
  'username.maxLength': textLimits.username,
  'email.maxLength': textLimits.email,
  'password.minLength': passwordLength.min,
  'password.maxLength': passwordLength.max,
};

/** The words for wrong fields, whoever found them: the form itself or the server. */
export function wordsOf(problems: readonly Pick<FieldProblem, 'field' | 'rule'>[]): FieldErrors<SignUpField> {
  return Object.fromEntries(
    problems.map(({ field, rule }) => {
      const key = `${field}.${rule}`;
      const limit = limits[key];
      return [field, { id: words[key] ?? 'problem.field', ...(limit === undefined ? {} : { values: { limit } }) }];
    }),
  );
}
