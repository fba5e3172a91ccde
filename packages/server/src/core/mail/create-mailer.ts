import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';
import { instanceOrigin } from '../config/instance-origin.ts';
import type { Database } from '../database/database.ts';
import type { Jobs, JobWorker } from '../jobs/jobs.ts';
import type { Mail, Mailer } from './mailer.ts';
import { keepMail } from './mail.queries.ts';

const DELIVER = 'mail.deliver';
const RETRIES = 8;

/** Mails go out by a job, which tries again when the mail server is away; without `SMTP_URL` they are kept for the owner. */
export function createMailer(parts: { config: Pick<Config, 'smtpUrl'>; db: Database; jobs: Pick<Jobs, 'send'> }): Mailer {
  const { config, db, jobs } = parts;
  if (config.smtpUrl === null) return { send: (mail, trx = db) => keepMail(trx, mail) };
  return { send: (mail, trx = db) => jobs.send(trx, DELIVER, { ...mail }) };
}

/** What delivers the mails that wait in the queue. */
export function mailWorker(config: Config): JobWorker {
  const transport = config.smtpUrl === null ? null : createTransport(config.smtpUrl, { from: senderOf(config) });
  return {
    name: DELIVER,
    retries: RETRIES,
    isForgotten: true,
    handle: async (data) => {
      if (!transport) return;
      const { to, subject, text, html } = data as unknown as Mail;
      await transport.sendMail({ to, subject, text, html });
    },
  };
}

function senderOf(config: Config): string {
  const { hostname } = new URL(instanceOrigin(config));
  return `"${config.appName.replaceAll('"', '')}" <no-reply@${hostname}>`;
}
