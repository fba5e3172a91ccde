import { isolated } from '@bowerbird/domain/isolate.ts';
import { oneLine } from '@bowerbird/domain/one-line.ts';
import type { RawBuilder } from 'kysely';
import type { Core } from '../../core/core.ts';
import type { Database } from '../../core/database/database.ts';
import { serverWords, writtenLanguage } from '../../core/mail/server-words.ts';
import { selectUnreadTalks, type UnreadTalkRow } from './unread-talks.queries.ts';
import { viewerOf } from '../../endpoints/viewer.ts';

/** A message that has just reached somebody who joined its conversation. */
export interface ArrivedMessage {
  readonly conversationId: string;
  readonly messageId: string;
  readonly userIds: readonly string[];
}

declare module '../../core/contributions.ts' {
  interface Contributions {
    /** Takes a message to people in another way, such as a push: it writes what is to be sent in the transaction of the message. */
    readonly sendMessages?: (core: Core, trx: Database, arrived: ArrivedMessage) => Promise<void>;
  }
}

/** What is new in a conversation as it is told outside the product. */
export interface WrittenTalk {
  readonly id: string;
  readonly messageId: string;
  /** Who says it, and in which group. */
  readonly title: string;
  readonly text: string;
  readonly path: string;
}

/** What is left to tell somebody of these conversations, in their language; read at the moment of sending. */
export async function writeUnreadTalks(
  { db, userId, locale }: { readonly db: Database; readonly userId: string; readonly locale: string },
  chosen: { readonly ids: readonly string[]; readonly isWanted: RawBuilder<boolean> },
): Promise<WrittenTalk[]> {
  const rows = await selectUnreadTalks(db, viewerOf(userId), chosen);
  return rows.map((row) => ({
    id: row.id,
    messageId: row.message_id,
    title: titleOf(row, locale),
    text: textOf(row, locale),
    path: `/messages/${row.id}/`,
  }));
}

function titleOf({ is_group: isGroup, name, sender }: UnreadTalkRow, locale: string): string {
  if (!isGroup) return oneLine(sender);
  const language = writtenLanguage(locale);
  const i18n = serverWords(language, 'on-demand', 'notifications');
  const who = isolated(oneLine(sender), language);
  if (name === null) return i18n._('notify.inSomeGroup', { name: who });
  return i18n._('notify.inGroup', { name: who, group: isolated(oneLine(name), language) });
}

function textOf({ text, pin_id: pinId, has_picture: hasPicture, board_id: boardId }: UnreadTalkRow, locale: string): string {
  if (text !== '') return oneLine(text);
  const i18n = serverWords(writtenLanguage(locale), 'on-demand', 'messages');
  if (pinId !== null) return i18n._('messages.aPin');
  if (hasPicture) return i18n._('messages.aPicture');
  return i18n._(boardId === null ? 'messages.aPerson' : 'messages.aBoard');
}
