import { takeFromPerson } from '../../core/limits/limits.ts';
import { composeMail } from '../../core/mail/compose-mail.ts';
import { writeMailText } from '../../core/mail/mail-text.ts';
import { serverWords } from '../../core/mail/server-words.ts';
import type { HandlerContext } from '../../endpoints/handle.ts';
import { closingUrl, takesInviteMail } from '../../people/mail-invites/index.ts';
import { selectInviter } from './collaborators.queries.ts';
import { codeUrl } from './codes.service.ts';
import { insertMails, selectWilling } from './codes.queries.ts';

type Context = HandlerContext<'full'>;

const MAILS_PER_HOUR = 60;

/**
 * Asks people to a board by mail. Whether an address has an account changes nothing that the owner could see: somebody who does
 * not want to be asked, or whom a block keeps apart, gets no mail. They are listed all the same.
 */
export async function inviteByMail(context: Context, invite: { boardId: string; emails: readonly string[]; note: string }): Promise<void> {
  const { core, db, viewer } = context;
  const { boardId, emails, note } = invite;
  for (let at = 0; at < emails.length; at += 1) {
    await takeFromPerson(core, { name: 'board-mails', subject: viewer.userId, most: MAILS_PER_HOUR });
  }
  const codes = await insertMails(db, { boardId, madeBy: viewer.userId, emails, note });
  const willing = new Set(await selectWilling(db, viewer, emails));
  // The words are in the owner's language: that of an account at the address would tell of it.
  const { board, name, locale } = await selectInviter(db, boardId, viewer.userId);
  const { appName } = core.config;
  const { action, ...words } = writeMailText(note === '' ? 'boardInvite' : 'boardInviteNote', locale, { name, board, note, app: appName });
  for (const { id, email } of codes) {
    const url = closingUrl(core, email);
    const footer = { label: serverWords(words.locale, 'mails')._('mail.footer.closeAddress'), url };
    const mail = await composeMail({ ...words, to: email, appName, action: { label: action, url: codeUrl(core.config, id) }, footer });
    const isOpen = await takesInviteMail({ ...core, db }, email);
    if (isOpen && willing.has(email)) await core.mailer.send({ ...mail, unsubscribeUrl: url }, db);
  }
}
