import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AccountClosureResource } from '@bowerbird/contract/account/closure/calls.ts';
import { BaseSearchResource } from '@bowerbird/contract/discovery/search/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { EmailChangeResource } from '@bowerbird/contract/account/email-change/calls.ts';
import { UserSettingsResource } from '@bowerbird/contract/account/settings/calls.ts';
import { UsernameResource } from '@bowerbird/contract/identity/usernames/calls.ts';
import { logInElsewhere, PASSWORD, personWithPassword } from '../../testing/account-cast.ts';
import { makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import { keepMail } from '../../core/mail/mail.queries.ts';
import { uploadPicture } from '../../testing/multipart.ts';
import { emitEvent } from '../../core/events/outbox.ts';
import { createTestServer, type TestCaller, type TestServer } from '../../testing/test-server.ts';
import { eraseLeavers } from './closure.service.ts';

const DAY = 24 * 60 * 60 * 1000;

describe('leaving', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());
  const leave = (caller: TestCaller, how: 'deactivate' | 'delete', password = PASSWORD) =>
    caller.envelope(AccountClosureResource.create, { how, password });
  const statusOf = async (name: string, options: object) =>
    (await server.stranger().sendRaw(name, 'get', options)).resource_response.http_status;

  async function settledPerson(username: string, title: string) {
    const person = await personWithPassword(server, username);
    await emitEvent(server.core.db, 'user.created', { userId: person.userId });
    const board = await makeBoard(person, `Board of ${title}`);
    const pin = await makePin(server, person, board.id, { title });
    await server.settle();
    return { person, board, pin };
  }
  const found = async (query: string) =>
    JSON.stringify(await server.stranger().data(BaseSearchResource.get, { query, scope: 'pins' })).includes(query);

  it('by deactivating hides everything at once until the next log-in', async () => {
    const { person, board, pin } = await settledPerson('noor_haddad', 'Cartography');
    expect(await found('Cartography')).toBe(true);
    expect((await leave(person, 'deactivate')).resource_response.data).toEqual({ leaves_at: null });
    await server.settle();
    expect((await person.request({ method: 'GET', url: '/v3/users/me/' })).status).toBe(401);
    for (const [name, options] of [
      ['UserResource', { username: 'noor_haddad' }],
      ['BoardResource', { board_id: board.id }],
      ['PinResource', { id: pin.id }],
    ] as const) {
      expect(await statusOf(name, options)).toBe(404);
    }
    expect(await found('Cartography')).toBe(false);

    await expect(logInElsewhere(server, 'noor_haddad', 'wrong')).rejects.toThrow('code 20');
    expect(await statusOf('UserResource', { username: 'noor_haddad' })).toBe(404);
    await logInElsewhere(server, 'noor_haddad');
    await server.settle();
    expect(await statusOf('PinResource', { id: pin.id })).toBe(200);
    expect(await found('Cartography')).toBe(true);
  });

  it('needs the password', async () => {
    const lena = await personWithPassword(server, 'lena_fjeld');
    expect((await leave(lena, 'delete', 'wrong')).resource_response.error?.name).toBe('wrong_credentials');
    expect(await statusOf('UserResource', { username: 'lena_fjeld' })).toBe(200);
  });

  it('is not for the owner of the instance', async () => {
    const ines = await personWithPassword(server, 'ines_duarte');
    await sql`UPDATE users SET is_owner = true WHERE id = ${ines.userId}`.execute(server.core.db);
    expect((await leave(ines, 'deactivate')).resource_response).toMatchObject({
      http_status: 403,
      error: { extraData: { reason: 'instance_owner' } },
    });
    await sql`UPDATE users SET is_owner = false WHERE id = ${ines.userId}`.execute(server.core.db);
  });

  it('lets nobody back in who was suspended', async () => {
    const sam = await personWithPassword(server, 'sam_doyle');
    await sql`UPDATE users SET state = 1 WHERE id = ${sam.userId}`.execute(server.core.db);
    await expect(logInElsewhere(server, 'sam_doyle')).rejects.toThrow('code 9');
  });

  it('by deleting ends on its day also for who was suspended meanwhile, and logging in brings nothing back', async () => {
    const omar = await personWithPassword(server, 'omar_aziz');
    await leave(omar, 'delete');
    await sql`UPDATE users SET state = 1 WHERE id = ${omar.userId}`.execute(server.core.db);
    const isThere = async () => (await sql`SELECT 1 FROM users WHERE id = ${omar.userId}`.execute(server.core.db)).rows.length > 0;
    await expect(logInElsewhere(server, 'omar_aziz')).rejects.toThrow('code 9');
    await eraseLeavers(server.core);
    expect(await isThere()).toBe(true);
    server.clock.now += 14 * DAY + 1000;
    await eraseLeavers(server.core);
    expect(await isThere()).toBe(false);
  });

  it('by deleting can be undone for 14 days by logging in', async () => {
    const mei = await personWithPassword(server, 'mei_tan');
    await server.forgetMails();
    vi.spyOn(server.core.mailer, 'send').mockRejectedValueOnce(new Error('the queue is away'));
    expect((await leave(mei, 'delete')).resource_response.error?.name).toBe('unknown');
    expect(await statusOf('UserResource', { username: 'mei_tan' })).toBe(200);
    const { data } = (await leave(mei, 'delete')).resource_response;
    expect(Date.parse(data!.leaves_at!) - server.clock.now).toBe(14 * DAY);
    expect(server.mails.map(({ to, subject }) => [to, subject])).toEqual([[mei.email, 'Your Bowerbird account will be deleted']]);
    server.clock.now += 14 * DAY - 1000;
    await eraseLeavers(server.core);
    await logInElsewhere(server, 'mei_tan');
    server.clock.now += 2 * DAY;
    await eraseLeavers(server.core);
    expect(await statusOf('UserResource', { username: 'mei_tan' })).toBe(200);
  });

  it('by deleting leaves nothing: not in a table, not in the media folder', async () => {
    const marks = ['zimtschnecke', 'Zimtschnecken'];
    const { person, board } = await settledPerson('zimtschnecke', 'Zimtschnecken');
    const picture = sharp({ create: { width: 300, height: 300, channels: 3, background: '#c8553d' } }).png();
    const signature = await uploadPicture(person, await picture.toBuffer());
    await person.data(PinResource.create, { board_id: board.id, image_signature: signature, title: 'Zimt' });
    await server.core.media.makeRenditions(signature);
    // To an address that was never theirs, or no longer is, but with their name in it.
    await person.data(EmailChangeResource.create, { email: 'another@example.org', password: PASSWORD });
    for (const mail of server.mails) await keepMail(server.core.db, mail);
    expect(await tablesWith(['another@example.org'])).toEqual(expect.arrayContaining(['kept_mails: another@example.org']));
    await person.envelope(UserSettingsResource.update, { mentions_from: 'nobody' }, { 'idempotency-key': 'a-key-of-the-tests' });
    await person.data(UsernameResource.update, { username: 'zimtschnecke2' });
    expect(await tablesWith(['Zimtschnecken'])).not.toEqual([]);
    expect(await filesWith(signature)).not.toEqual([]);

    await leave(person, 'delete');
    server.clock.now += 14 * DAY + 1000;
    // Two runs at once, as of two processes, do the work once and do no harm.
    await Promise.all([eraseLeavers(server.core), eraseLeavers(server.core)]);
    await server.settle();
    expect(await tablesWith([...marks, 'another@example.org', person.userId, signature])).toEqual([]);
    expect(await filesWith(signature)).toEqual([]);
    await expect(logInElsewhere(server, 'zimtschnecke2')).rejects.toThrow('code 20');
  });

  /** Every table with a row in which one of these texts stands, whatever the column. */
  async function tablesWith(texts: readonly string[]): Promise<string[]> {
    const { rows: tables } = await sql<{ name: string }>`
      SELECT table_name name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`.execute(
      server.core.db,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      for (const text of texts) {
        const { rows } = await sql`SELECT 1 FROM ${sql.table(name)} t WHERE position(lower(${text}) IN lower(t::text)) > 0 LIMIT 1`.execute(
          server.core.db,
        );
        if (rows.length > 0) found.push(`${name}: ${text}`);
      }
    }
    return found;
  }

  async function filesWith(signature: string): Promise<string[]> {
    const files = await readdir(join(server.core.config.dataDir, 'media'), { recursive: true });
    return files.filter((file) => file.includes(signature));
  }
});
