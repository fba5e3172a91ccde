import type { Messages } from '@lingui/core';
import type { MailMessageId } from '@bowerbird/words/areas.generated.ts';
import { serverWords, writtenLanguage } from './server-words.ts';

/** The kinds of mail, by the ids of their messages: `mail.<name>.subject`, `.body` and `.action`. */
export type MailName = MailMessageId extends infer Id ? (Id extends `mail.${infer Name}.subject` ? Name : never) : never;

/** What a mail says, but for whom and how it looks. */
export interface MailText {
  /** The language of the words. */
  readonly locale: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The label of the one thing to do. */
  readonly action: string;
}

/** The words of a mail in a person's language, English where it has none. A hole without a value is an error of ours. */
export function writeMailText(name: MailName, locale: string, values: Readonly<Record<string, string>>): MailText {
  const language = writtenLanguage(locale);
  const i18n = serverWords(language, 'mails');
  const say = (part: 'subject' | 'body' | 'action') => {
    const id = `mail.${name}.${part}`;
    const missing = holesOf(i18n.messages[id]).find((hole) => values[hole] === undefined);
    if (missing !== undefined) throw new Error(`The mail ${name} needs a value for ${missing}.`);
    return i18n._(id, values);
  };
  return { locale: language, subject: say('subject'), paragraphs: say('body').split('\n\n'), action: say('action') };
}

function holesOf(message: Messages[string] | undefined): string[] {
  return Array.isArray(message) ? message.flatMap((part) => (Array.isArray(part) ? [part[0]] : [])) : [];
}
