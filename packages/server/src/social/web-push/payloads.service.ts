import { isRightToLeft } from '@bowerbird/domain/locales.ts';
import type { Core } from '../../core/core.ts';
import { serverWords, writtenLanguage } from '../../core/mail/server-words.ts';
import { writeUnreadTalks } from '../conversations/index.ts';
import { writeUnread } from '../news/index.ts';
import { newsKindsOf } from '../news-kinds/index.ts';
import { isMessageWanted, isPushWanted, type ClaimedPush } from './push-outbox.queries.ts';

const LONGEST_TEXT = 300;

/** What a service worker shows. The words are all that it says. */
export interface PushPayload {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  /** A later one of the same tag takes the place of the earlier one. */
  readonly tag: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl' | 'auto';
  /** The newest message that it tells of. A later one of the same conversation rings again. */
  readonly messageId?: string;
}

/** What a push says, and up to where. */
export interface Telling {
  readonly payload: PushPayload;
  readonly at: string;
}

interface Person {
  readonly userId: string;
  readonly locale: string;
}

/** Pushes of one tag tell of the same group of news, or of the same conversation. */
export function tagOf({ news_id: newsId, conversation_id: talkId }: Pick<ClaimedPush, 'news_id' | 'conversation_id'>): string {
  return newsId === null ? `t${talkId}` : `n${newsId}`;
}

/** What is left to tell somebody of these pushes, by tag. */
export async function writeTellings(core: Core, person: Person, pushes: readonly ClaimedPush[]): Promise<Map<string, Telling>> {
  const asking = { db: core.jobsDb, ...person };
  const newsIds = [...new Set(pushes.flatMap(({ news_id }) => news_id ?? []))];
  const talkIds = [...new Set(pushes.flatMap(({ conversation_id }) => conversation_id ?? []))];
  const kinds = newsKindsOf(core);
  const news =
    newsIds.length === 0
      ? []
      : await writeUnread({ ...asking, kinds }, { isWanted: isPushWanted(kinds), ids: newsIds, size: newsIds.length });
  const talks = await writeUnreadTalks(asking, { isWanted: isMessageWanted, ids: talkIds });
  const tellings = new Map<string, Telling>();
  for (const { id, at, text, path } of news) {
    const said = { title: core.config.appName, body: shortened(text), url: path };
    const tag = tagOf({ news_id: id, conversation_id: null });
    tellings.set(tag, { at, payload: { ...said, tag, ...languageFields(person.locale) } });
  }
  for (const { id, messageId, title, text, path } of talks) {
    const { lang } = languageFields(person.locale);
    const tag = tagOf({ news_id: null, conversation_id: id });
    const payload = { title, body: shortened(text), url: path, tag, lang, dir: 'auto', messageId } as const;
    tellings.set(tag, { at: messageId, payload });
  }
  return tellings;
}

const summaries = {
  news: { words: 'notify.many', url: '/news/' },
  messages: { words: 'notify.manyTalks', url: '/messages/' },
} as const;

/** So much is new, told as a number. */
export function summaryOf(
  { config }: Core,
  what: keyof typeof summaries,
  { count, locale }: { count: number; locale: string },
): PushPayload {
  const i18n = serverWords(writtenLanguage(locale), 'on-demand', 'notifications');
  const { words, url } = summaries[what];
  return { title: config.appName, body: i18n._(words, { count }), url, tag: what, ...languageFields(locale) };
}

function languageFields(locale: string): { readonly lang: string; readonly dir: 'ltr' | 'rtl' } {
  const lang = writtenLanguage(locale);
  return { lang, dir: isRightToLeft(lang) ? 'rtl' : 'ltr' };
}

function shortened(text: string): string {
  const letters = Array.from(text);
  return letters.length <= LONGEST_TEXT ? text : `${letters.slice(0, LONGEST_TEXT).join('')}…`;
}
