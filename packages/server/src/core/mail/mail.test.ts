import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../database/transaction.ts';
import { createTestCore, type TestCore } from '../../testing/test-core.ts';
import type { Database } from '../database/database.ts';
import { composeMail } from './compose-mail.ts';
import { createMailer, mailWorker } from './create-mailer.ts';
import { keepMail } from './mail.queries.ts';
import type { Mail } from './mailer.ts';

const mail = await composeMail({
  to: 'noor.haddad@example.org',
  subject: 'Hello\r\nBcc: everyone@example.org',
  locale: 'ar',
  appName: 'Bowerbird',
  paragraphs: ['<b>Noor</b> & friends'],
  action: { label: 'Look', url: 'http://localhost:3000/?a=1&b="2"' },
});

describe('a mail', () => {
  it('says the same in plain text and in HTML, where nothing of it is markup', () => {
    expect(mail.text).toBe('<b>Noor</b> & friends\n\nLook: http://localhost:3000/?a=1&b="2"\n\n— Bowerbird');
    expect(mail.html).toContain('&lt;b&gt;Noor&lt;/b&gt; &amp; friends</p>');
    expect(mail.html).not.toContain('<b>');
    expect(mail.html).toContain('href="http://localhost:3000/?a=1&amp;b=&quot;2&quot;"');
    expect(mail.html).toContain('dir="rtl"');
    expect(mail.html).toContain('<title>Hello Bcc: everyone@example.org</title>');
  });

  it('has a subject that cannot become a header', () => {
    expect(mail.subject).toBe('Hello Bcc: everyone@example.org');
  });
});

describe('the mailer', () => {
  let testCore: TestCore;
  beforeAll(async () => {
    testCore = await createTestCore();
  });
  afterAll(() => testCore.close());

  it('keeps mails for the owner while there is no mail server', async () => {
    const { db, config } = testCore.core;
    await createMailer({ config, db, jobs: { send: () => Promise.reject(new Error('no queue')) } }).send(mail);
    const kept = await db.selectFrom('kept_mails').select(['recipient', 'subject']).execute();
    expect(kept).toEqual([{ recipient: 'noor.haddad@example.org', subject: 'Hello Bcc: everyone@example.org' }]);
  });

  it.each([null, 'smtp://127.0.0.1:1'])('sends nothing that was part of work which failed (SMTP_URL: %s)', async (smtpUrl) => {
    const { db, jobsDb, config } = testCore.core;
    const queue = { send: async (trx: Database, _name: string, data: Record<string, unknown>) => keepMail(trx, data as unknown as Mail) };
    const mailer = createMailer({ config: { ...config, smtpUrl }, db: jobsDb, jobs: queue });
    const toSam = { ...mail, to: 'sam.doyle@example.org' };
    const failing = inTransaction(db, async (trx) => {
      await mailer.send(toSam, trx);
      throw new Error('too late');
    });
    await expect(failing).rejects.toThrow('too late');
    const sent = () => db.selectFrom('kept_mails').where('recipient', '=', toSam.to).select('id').execute();
    expect(await sent()).toEqual([]);
    await inTransaction(db, (trx) => mailer.send(toSam, trx));
    expect(await sent()).toHaveLength(1);
    await db.deleteFrom('kept_mails').where('recipient', '=', toSam.to).execute();
  });

  it('hands them to the queue, whose worker brings them to the mail server', async () => {
    const received: string[] = [];
    const smtp = await listen(received);
    const { port } = smtp.address() as { port: number };
    const config = { ...testCore.core.config, smtpUrl: `smtp://127.0.0.1:${port}` };
    const queued: Record<string, unknown>[] = [];
    await createMailer({ config, db: testCore.core.db, jobs: { send: async (_db, _name, data) => void queued.push(data) } }).send(mail);
    await mailWorker(config).handle(queued[0]!);
    smtp.close();
    expect(received).toContain('RCPT TO:<noor.haddad@example.org>');
    expect(received).toContain('Subject: Hello Bcc: everyone@example.org');
  });
});

/** As much of a mail server as one delivery needs. */
function listen(received: string[]): Promise<Server> {
  const server = createServer((socket) => {
    let isContent = false;
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      for (const line of chunk
        .toString()
        .split('\r\n')
        .filter((text) => text !== '')) {
        received.push(line);
        if (isContent && line !== '.') continue;
        isContent = line === 'DATA';
        socket.write(isContent ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
