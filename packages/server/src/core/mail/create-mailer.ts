import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';
import { instanceOrigin } from '../config/instance-origin.ts';
import type { Database } from '../database/database.ts';
import type { Jobs, JobWorker } from '../jobs/jobs.ts';
import type { Mail, Mailer } from './mailer.ts';
import { keepMail } from './mail.queries.ts';
import { isRefused, refuseAddress } from './refused-addresses.queries.ts';

const DELIVER = 'mail.deliver';
const RETRIES = 8;

/** Mails go out by a job, which tries again when the mail server is away; without `SMTP_URL` they are kept for the owner. */
export function createMailer(parts: { config: Pick<Config, 'smtpUrl'>; db: Database; jobs: Pick<Jobs, 'send'> }): Mailer {
  const { config, db, jobs } = parts;
  if (config.smtpUrl === null) return { send: (mail, trx = db) => keepMail(trx, mail) };
  return { send: (mail, trx = db) => jobs.send(trx, DELIVER, { ...mail }) };
}

/** What delivers the mails that wait in the queue. None goes to an address that does not exist, or whose person complained. */
export function mailWorker({ config, db }: { config: Config; db: Database }): JobWorker {
  const transport = config.smtpUrl === null ? null : createTransport(config.smtpUrl, { from: senderOf(config) });
  return {
    name: DELIVER,
    retries: RETRIES,
    isForgotten: true,
    handle: async (data) => {
      if (!transport) return;
      const mail = data as unknown as Mail;
      if (await isRefused(db, mail.to)) return;
      try {
        await transport.sendMail(envelopeOf(mail, config));
      } catch (error) {
        if (!isUnknownAddress(error)) throw error;
        await refuseAddress(db, mail.to, 'bounce');
      }
    },
  };
}

function envelopeOf({ to, subject, text, html, unsubscribeUrl, id }: Mail, config: Config) {
  return {
    to,
    subject,
    text,
    html,
    ...(id === undefined ? {} : { messageId: `<${id}@${hostOf(config)}>` }),
    ...(unsubscribeUrl === undefined
      ? {}
      : { headers: { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }),
  };
}

/** Whether a mail server says at once that there is nobody at an address: a permanent refusal with a status of its group (RFC 3463). */
function isUnknownAddress(error: unknown): boolean {
  const { responseCode = 0, response = '' } = error as { responseCode?: number; response?: string };
  return responseCode >= 550 && /\b5\.1\.[1236]\b/u.test(response);
}

function hostOf(config: Config): string {
  return new URL(instanceOrigin(config)).hostname;
}

function senderOf(config: Config): string {
  return `"${config.appName.replaceAll('"', '')}" <no-reply@${hostOf(config)}>`;
}
