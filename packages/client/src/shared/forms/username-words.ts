import type { UsernameProblem } from '@bowerbird/domain/identity/username.ts';
import type { MessageId } from '../../i18n/message-id.ts';

/** The words for what is wrong with a username, whoever found it; a name of the instance is as good as taken. */
export const usernameWords: Readonly<Record<UsernameProblem | 'taken', MessageId>> = {
  required: 'username.required',
  minLength: 'username.short',
  maxLength: 'username.long',
  characters: 'username.characters',
  all_digits: 'username.digits',
  reserved: 'username.taken',
  taken: 'username.taken',
};
