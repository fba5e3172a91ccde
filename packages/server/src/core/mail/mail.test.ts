import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../database/transaction.ts';
import { createTestCore, type TestCore } from '../../testing/test-core.ts';
import type { Database } from '../database/database.ts';
import { composeMail } from './compose-mail.ts';
import { createMailer, mailWorker } from './create-mailer.ts';
import { keepMail } from './mail.queries.ts';
import type { Mail } from './mailer.ts';
import { clearAddress, isRefused } from './refused-addresses.queries.ts';

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

  it('tells of each thing in a row of its own, begins with them in a list of mails, and knows the dark', async () => {
    const items = ['Mei Tan follows you', 'Omar saved Jug', 'Ines saved Cup', 'Omar saved Bowl'].map((label, at) => ({
      label,
      url: `/${at}/`,
    }));
    const { html } = await composeMail({
      to: 'noor@example.org',
      subject: 'News',
      locale: 'en',
      appName: 'Bowerbird',
      paragraphs: ['Hello'],
      items,
    });
    const rows = [...html.matchAll(/<p class="item" style="([^"]*)"><a href="([^"]*)" class="link" style="([^"]*)"/gu)];
    expect(rows.map(([, , url]) => url)).toEqual(['/0/', '/1/', '/2/', '/3/']);
    expect(rows.every(([, , , link]) => link!.includes('display:block'))).toBe(true);
    expect(rows.map(([, style]) => style!.includes('margin-bottom:20px'))).toEqual([false, false, false, true]);
    expect(html).toMatch(/display:none[^>]*>Mei Tan follows you · Omar saved Jug · Ines saved Cup</u);
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
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
    await mailWorker({ config, db: testCore.core.db }).handle(queued[0]!);
    smtp.close();
    expect(received).toContain('RCPT TO:<noor.haddad@example.org>');
    expect(received).toContain('Subject: Hello Bcc: everyone@example.org');
  });

  it('says in the headers how one press ends such mails, and names each mail', async () => {
    const received: string[] = [];
    const smtp = await listen(received);
    const { port } = smtp.address() as { port: number };
    const config = { ...testCore.core.config, smtpUrl: `smtp://127.0.0.1:${port}` };
    const news = { ...mail, unsubscribeUrl: 'http://localhost:3000/unsubscribe/?token=abc', id: 'digest.1.2' };
    await mailWorker({ config, db: testCore.core.db }).handle({ ...news });
    smtp.close();
    expect(received).toContain('List-Unsubscribe: <http://localhost:3000/unsubscribe/?token=abc>');
    expect(received).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(received).toContain('Message-ID: <digest.1.2@localhost>');
  });

  it('sends nothing more to an address that does not exist or whose person complained, until that is taken back', async () => {
    const received: string[] = [];
    const smtp = await listen(received, '550 5.1.1 no such user');
    const { port } = smtp.address() as { port: number };
    const { db, config } = testCore.core;
    const worker = mailWorker({ config: { ...config, smtpUrl: `smtp://127.0.0.1:${port}` }, db });
    const toNobody = { ...mail, to: 'Nobody@example.org' };
    await worker.handle({ ...toNobody });
    expect(await isRefused(db, 'nobody@example.org')).toBe(true);
    const asked = received.length;
    await worker.handle({ ...toNobody });
    expect(received).toHaveLength(asked);
    smtp.close();
    const kept = () => db.selectFrom('kept_mails').where('recipient', '=', toNobody.to).select('id').execute();
    const keeper = createMailer({ config, db, jobs: { send: () => Promise.reject(new Error('no queue')) } });
    await keeper.send(toNobody);
    expect(await kept()).toEqual([]);
    await clearAddress(db, 'NOBODY@example.org');
    await keeper.send(toNobody);
    expect(await kept()).toHaveLength(1);
  });

  it.each(['450 4.2.2 mailbox full', '550 5.7.1 we take no mail from you'])('holds no address for wrong after "%s"', async (reply) => {
    const smtp = await listen([], reply);
    const { port } = smtp.address() as { port: number };
    const { db, config } = testCore.core;
    const worker = mailWorker({ config: { ...config, smtpUrl: `smtp://127.0.0.1:${port}` }, db });
    await expect(worker.handle({ ...mail, to: 'full@example.org' })).rejects.toThrow();
    smtp.close();
    expect(await isRefused(db, 'full@example.org')).toBe(false);
  });
});

/** As much of a mail server as one delivery needs. */
function listen(received: string[], toRecipient = '250 ok'): Promise<Server> {
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
        socket.write(
          isContent ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : line.startsWith('RCPT') ? `${toRecipient}\r\n` : '250 ok\r\n',
        );
      }
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
