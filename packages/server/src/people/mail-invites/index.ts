export { closeByLink, closingUrl, isClosed, MAIL_LIST, readEmails, takesInviteMail } from './mail-invites.service.ts';
