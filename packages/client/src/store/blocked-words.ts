import type { ErrorRecord } from '@bowerbird/contract/protocol/errors.ts';
import type { MessageId } from '../i18n/message-id.ts';

const words: Readonly<Record<string, MessageId>> = {
  blocked_link: 'app.blockedLink',
  blocked_word: 'app.blockedWord',
  blocked_picture: 'app.blockedPicture',
};

/** What is said where a moderator's list forbids a field, by the rule that it broke. */
export function wordsOfRule(rule: string): MessageId | undefined {
  return words[rule];
}

/** The same for a whole call: its first field that a list forbids. */
export function blockedWords(record: ErrorRecord | null): MessageId | undefined {
  return record?.extraData?.fields?.map(({ rule }) => words[rule]).find((id) => id !== undefined);
}
