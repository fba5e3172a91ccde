import type { FieldProblem } from '@bowerbird/contract/protocol/errors.ts';
import type { MessageId, Words } from '../../i18n/message-id.ts';
import { wordsOfRule } from '../../store/blocked-words.ts';
import { accountFieldWords } from './account-field-words.ts';
import { usernameWords } from './username-words.ts';

export type WordsByField = { readonly [field: string]: Words | undefined };

const words: Readonly<Record<string, MessageId>> = {
  'password.wrong': 'settings.wrongPassword',
  'email.same': 'settings.sameEmail',
  'email.taken': 'settings.takenEmail',
  'birthday.too_young': 'account.tooYoung',
  'birthday.crosses_age': 'settings.birthdayCrosses',
  'birthday.older_once': 'settings.birthdayOnce',
  'birthday.older_late': 'settings.birthdayLate',
  'custom_gender.required': 'settings.genderRequired',
  'custom_gender.maxLength': 'settings.tooLong',
  'custom_gender.characters': 'settings.characters',
  'hidden_comment_words.maxItems': 'settings.tooManyWords',
  'hidden_comment_words.characters': 'settings.characters',
  'full_name.required': 'profile.nameRequired',
  'full_name.maxLength': 'profile.nameTooLong',
  'full_name.characters': 'profile.nameCharacters',
  'about.maxLength': 'profile.aboutTooLong',
  'about.characters': 'settings.characters',
  'website_url.format': 'settings.websiteFormat',
  'website_url.maxLength': 'settings.tooLong',
  'is_private_profile.too_young': 'settings.tooYoungForThis',
  'messages_from_others.too_young': 'settings.tooYoungForThis',
};

/** The words beside each wrong field, whoever found it: the form or the server. */
export function fieldWords(problems: readonly FieldProblem[]): WordsByField {
  return Object.fromEntries(problems.map((problem) => [problem.field, wordsFor(problem)]));
}

function wordsFor({ field, rule, limit }: FieldProblem): Words {
  const id = field === 'username' ? usernameWords[rule as keyof typeof usernameWords] : (words[`${field}.${rule}`] ?? wordsOfRule(rule));
  if (id) return limit === undefined ? { id } : { id, values: { limit } };
  // A new password has the words of the sign-up's.
  return (
    accountFieldWords([{ field: field === 'new_password' ? 'password' : field, rule }])[
      field === 'new_password' ? 'password' : (field as 'email')
    ] ?? { id: 'problem.field' }
  );
}
