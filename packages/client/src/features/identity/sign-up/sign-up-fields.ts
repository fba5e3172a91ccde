import { checkBirthday } from '@bowerbird/domain/identity/birthday.ts';
import { checkEmail, tidyEmail } from '@bowerbird/domain/identity/email.ts';
import { checkFullName, tidyName } from '@bowerbird/domain/identity/names.ts';
import { checkPassword } from '@bowerbird/domain/identity/password.ts';
import { checkUsername } from '@bowerbird/domain/identity/username.ts';
import { dateOfParts } from '../../../ui/date-field/date-parts.ts';
import { readText } from '../../../lib/form-fields.ts';
import { accountFieldWords, type AccountField } from '../../../shared/forms/account-field-words.ts';
import type { FieldErrors } from '../../../shared/forms/field-errors.ts';

export { bringWords } from '../../../i18n/use-words.ts';
export { expectBotCheck } from '../../../store/bot-token.ts';

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
export function checkSignUpValues(values: SignUpValues, now: number): FieldErrors<AccountField> {
  const { businessName, email, password, birthday, username } = values;
  const problems: [AccountField, string | null][] = [
    ['business_name', businessName === undefined ? null : checkFullName(tidyName(businessName))],
    ['email', checkEmail(email)],
    ['password', checkPassword(password, email)],
    ['birthday', birthday === null ? 'format' : checkBirthday(birthdaySeconds(birthday), now)],
    ['username', username ? checkUsername(username) : null],
  ];
  return accountFieldWords(problems.flatMap(([field, rule]) => (rule === null ? [] : [{ field, rule }])));
}

/** A birthday in epoch seconds: its day begins in UTC. `null` when empty. */
function birthdaySeconds(date: string): number | null {
  return date === '' ? null : Date.parse(`${date}T00:00:00Z`) / 1000;
}

/** The payload of the form as the handshake takes it (`C3.13`). */
export function signUpPayload(values: SignUpValues, search: string) {
  const birthday = String(birthdaySeconds(values.birthday ?? '') ?? '');
  return {
    email: tidyEmail(values.email),
    password: values.password,
    birthday,
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
