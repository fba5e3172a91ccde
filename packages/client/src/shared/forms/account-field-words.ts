import { passwordLength } from '@bowerbird/domain/identity/password.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import type { FieldProblem } from '@bowerbird/contract/protocol/errors.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import type { FieldErrors } from './field-errors.ts';
import { usernameWords } from './username-words.ts';

/** The fields of a new account, by the names that the server gives them. */
export type AccountField = 'business_name' | 'email' | 'password' | 'birthday' | 'username';

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
export function accountFieldWords(problems: readonly Pick<FieldProblem, 'field' | 'rule'>[]): FieldErrors<AccountField> {
  return Object.fromEntries(
    problems.map(({ field, rule }) => {
      const key = `${field}.${rule}`;
      const limit = limits[key];
      return [field, { id: words[key] ?? 'problem.field', ...(limit === undefined ? {} : { values: { limit } }) }];
    }),
  );
}
