import type { Core } from '../../core/core.ts';
import { instanceOrigin } from '../../core/config/instance-origin.ts';
import type { Database } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { composeMail } from '../../core/mail/compose-mail.ts';
import { writeMailText } from '../../core/mail/mail-text.ts';
import type { Mail } from '../../core/mail/mailer.ts';
import { serverWords } from '../../core/mail/server-words.ts';
import { writeUnread, type WrittenNews } from '../news/index.ts';
import { newsKindsOf } from '../news-kinds/index.ts';
import { isDigested, isMailed, setToldUntil, takeDigest, takeMail, type MailReader } from './news-mails.queries.ts';
import { unsubscribeUrl, type MailList } from './unsubscribe.service.ts';

export const NEWS_MAILS_JOB = 'news.mail';

/** A job ends before it would count as lost; the next one goes on. */
const LONGEST_MILLISECONDS = 4 * 60_000;
/** A digest tells the latest, and leads to the rest. */
const MOST_TOLD = 15;

/** Writes the mails that are due, one a transaction: what is told and what waits change together, so nothing is sent twice or lost. */
export async function sendNewsMails(core: Core): Promise<void> {
  const end = core.now() + LONGEST_MILLISECONDS;
  while (core.now() < end && (await inTransaction(core.jobsDb, (trx) => sendSingle(core, trx))));
  while (core.now() < end && (await inTransaction(core.jobsDb, (trx) => sendDigest(core, trx))));
}

async function sendSingle(core: Core, trx: Database): Promise<boolean> {
  const due = await takeMail(trx);
  if (!due) return false;
  if (!due.reader) return true;
  const [news] = await readNews(core, trx, due.reader, { isWanted: isMailed(newsKindsOf(core)), ids: [due.news_id], size: 1 });
  if (news) await core.mailer.send(await composeSingle(core, due.reader, news), trx);
  return true;
}

async function sendDigest(core: Core, trx: Database): Promise<boolean> {
  const due = await takeDigest(trx);
  if (!due) return false;
  if (!due.reader) return true;
  const news = await readNews(core, trx, due.reader, { isWanted: isDigested(newsKindsOf(core)), after: due.told_until, size: MOST_TOLD });
  if (news.length === 0) return true;
  await core.mailer.send(await composeDigest(core, due.reader, news), trx);
  await setToldUntil(trx, due.user_id, news[0]!.at);
  return true;
}

function readNews(
  core: Core,
  db: Database,
  { user_id: userId, locale }: MailReader,
  chosen: Parameters<typeof writeUnread>[1],
): Promise<WrittenNews[]> {
  return writeUnread({ db, kinds: newsKindsOf(core), userId, locale }, chosen);
}

async function composeSingle(core: Core, reader: MailReader, news: WrittenNews): Promise<Mail> {
  const text = writeMailText('newsSingle', reader.locale, { name: reader.full_name, news: news.text });
  return compose(core, reader, { ...text, path: news.path, list: news.kind, id: `news.${news.id}.${news.at}` });
}

async function composeDigest(core: Core, reader: MailReader, news: readonly WrittenNews[]): Promise<Mail> {
  const text = writeMailText('digest', reader.locale, { name: reader.full_name, app: core.config.appName });
  const origin = instanceOrigin(core.config);
  const items = news.map((one) => ({ label: one.text, url: `${origin}${one.path}` }));
  return compose(core, reader, { ...text, items, path: '/news/', list: 'digest', id: `digest.${reader.user_id}.${news[0]!.at}` });
}

interface Written extends ReturnType<typeof writeMailText> {
  readonly path: string;
  readonly list: MailList;
  readonly id: string;
  readonly items?: readonly { readonly label: string; readonly url: string }[];
}

async function compose(core: Core, reader: MailReader, { action, path, list, id, ...text }: Written): Promise<Mail> {
  const url = unsubscribeUrl(core, reader.user_id, list);
  const composed = await composeMail({
    ...text,
    to: reader.email,
    appName: core.config.appName,
    action: { label: action, url: `${instanceOrigin(core.config)}${path}` },
    footer: { label: serverWords(text.locale, 'mails')._('mail.footer.unsubscribe'), url },
  });
  return { ...composed, userId: reader.user_id, unsubscribeUrl: url, id };
}
