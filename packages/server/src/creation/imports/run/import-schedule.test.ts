import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { EarlierImportsResource, ImportsResource, downloadReport } from '@bowerbird/contract/creation/imports/calls.ts';
import { ScheduledPinsResource } from '@bowerbird/contract/creation/scheduled-pins/calls.ts';
import { UserPinsResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { draftLimits } from '@bowerbird/domain/creation/drafts.ts';
import type { TestPerson, TestServer } from '../../../testing/test-server.ts';
import { publishDue } from '../../scheduled-pins/scheduled-pins.service.ts';
import { act, counts, look, importCast } from '../testing/import-cast.ts';

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 19);

describe('publish dates of a table', () => {
  const cast = importCast();
  let server: TestServer;
  let noor: TestPerson;
  beforeEach(() => void ({ server, noor } = cast));

  const row = (title: string, date: string, note = '') =>
    `${title},${cast.openSite(`${title.toLowerCase()}.example`)}p.png,Kitchen,A ${title},https://${title.toLowerCase()}.example/,${date},tiles,${note}\r\n`;
  const table = (...rows: string[]) => `Title,Media URL,Pinterest board,Description,Link,Publish date,Keywords,Note\r\n${rows.join('')}`;
  const waiting = () => noor.data(ScheduledPinsResource.get, {});
  const out = async () => (await noor.data(UserPinsResource.get, { username: cast.username })).map(({ title }) => title);

  it('schedule pins: the look says how many, those of the past come at once, and dates that cannot be name their rows', async () => {
    const later = inDays(40);
    const seen = await look(
      server,
      noor,
      table(row('Later', later), row('Past', '2020-02-03'), row('Never', inDays(draftLimits.daysAhead + 2)), row('Odd', '30/02 or so')),
    );
    expect(seen).toMatchObject({ format: 'bulk_csv', scheduled: 1, counts: counts(0, 2, 0, 2) });
    expect(seen.report.map(({ item, row: line, reason }) => [item, line, reason])).toEqual([
      ['Never', 4, 'date_too_far'],
      ['Odd', 5, 'bad_date'],
    ]);
    const done = await act(server, noor, seen.id, { action: 'start' });
    expect(done).toMatchObject({ status: 'done', scheduled: 1, counts: counts(2, 0, 0, 2) });
    expect(await out()).toEqual(['Past']);
    const [pin] = await waiting();
    expect(pin).toMatchObject({ title: 'Later', board: { name: 'Kitchen' }, error: null, scheduled_ts: Date.parse(`${later}Z`) / 1000 });
    expect(pin!.media).not.toBeNull();
    const report = await noor.request({ method: 'GET', url: downloadReport.path.replace(':id', seen.id) });
    expect(report.body).toContain('"Odd","https://odd.example/","refused","bad_date","5"');
  });

  it('go out as whole pins when their time comes, and are undone with their import then', async () => {
    const { id } = await look(server, noor, table(row('Soon', inDays(3), 'from the market')));
    await act(server, noor, id, { action: 'start' });
    await sql`UPDATE pin_drafts SET scheduled_at = now() - interval '1 minute' WHERE user_id = ${noor.userId}`.execute(server.core.db);
    await publishDue(server.core);
    expect(await out()).toEqual(['Soon']);
    const { rows } = await sql<{ description: string; url: string; note: string }>`SELECT p.description, l.url, n.note FROM pins p
      JOIN links l ON l.id = p.link_id JOIN pin_notes n ON n.pin_id = p.id WHERE p.owner_id = ${noor.userId}`.execute(server.core.db);
    expect(rows).toEqual([{ description: 'A Soon\n\n#tiles', url: 'https://soon.example/', note: 'from the market' }]);
    await act(server, noor, id, { action: 'undo' });
    expect(await out()).toEqual([]);
  });

  it('have their note also where their import was forgotten before', async () => {
    const { id } = await look(server, noor, table(row('Kept', inDays(120), 'for the spring')));
    await act(server, noor, id, { action: 'start' });
    await noor.data(ImportsResource.delete, { id });
    await sql`UPDATE pin_drafts SET scheduled_at = now() - interval '1 minute' WHERE user_id = ${noor.userId}`.execute(server.core.db);
    await publishDue(server.core);
    const { rows } = await sql<{ note: string }>`SELECT note FROM pin_notes WHERE user_id = ${noor.userId}`.execute(server.core.db);
    expect(rows).toEqual([{ note: 'for the spring' }]);
  });

  it('are no more told to go out by themselves once their time was taken away', async () => {
    const { id } = await look(server, noor, table(row('Later', inDays(40))));
    expect((await act(server, noor, id, { action: 'start' })).scheduled).toBe(1);
    await noor.data(ScheduledPinsResource.delete, { id: (await waiting())[0]!.id });
    expect((await noor.data(ImportsResource.get, { id })).scheduled).toBe(0);
  });

  it('wait once, however often the table is brought, and go with their import where it is undone', async () => {
    const file = table(row('Once', inDays(9)));
    const { id } = await look(server, noor, file);
    await act(server, noor, id, { action: 'start' });
    expect(await look(server, noor, file)).toMatchObject({ scheduled: 0, counts: counts(0, 0, 1, 0) });
    expect(await waiting()).toHaveLength(1);
    await act(server, noor, id, { action: 'undo' });
    expect(await waiting()).toEqual([]);
    expect(await noor.data(ImportsResource.get, { id })).toMatchObject({ status: 'undone' });
    expect(await noor.data(EarlierImportsResource.get, {})).not.toEqual([]);
  });

  it('are refused with a reason where somebody has no room for more scheduled pins', async () => {
    await sql`INSERT INTO pin_drafts (user_id, creation_id, content, scheduled_at)
      SELECT ${noor.userId}, 'full-' || n, '{}', now() + interval '9 days' FROM generate_series(1, ${draftLimits.scheduled}::int) n`.execute(
      server.core.db,
    );
    const { id } = await look(server, noor, table(row('Full', inDays(9)), row('Now', '2020-01-01')));
    const done = await act(server, noor, id, { action: 'start' });
    expect(done.reasons).toEqual([{ state: 'refused', reason: 'no_room', items: 1 }]);
    expect(await out()).toEqual(['Now']);
  });
});
