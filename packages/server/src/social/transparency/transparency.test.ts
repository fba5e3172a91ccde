import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserBlockResource } from '@bowerbird/contract/people/blocks/calls.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { AppealResource, ModerationCaseResource, ModerationCasesResource } from '@bowerbird/contract/social/moderation/calls.ts';
import { ReportResource } from '@bowerbird/contract/social/reports/calls.ts';
import { PrevalenceSamplesResource, readTransparency, TransparencyResource } from '@bowerbird/contract/social/transparency/calls.ts';
import { eraseAccount } from '../../identity/accounts/index.ts';
import { makeBoard, makePin } from '../../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { tellAuthors } from '../moderation/tell-authors.service.ts';

describe('transparency', () => {
  let server: TestServer;
  let amara: TestPerson;
  let yuki: TestPerson;
  let rex: TestPerson;
  let mei: TestPerson;
  let boardId: string;
  beforeAll(async () => {
    server = await createTestServer();
    [amara, yuki, rex, mei] = [
      await server.person('amara_osei', 'Amara Osei'),
      await server.person('yuki_mori', 'Yuki Mori'),
      await server.person('rex_bargain', 'Rex Bargain'),
      await server.person('mei_tan', 'Mei Tan'),
    ];
    for (const { userId } of [amara, yuki]) await sql`INSERT INTO moderators (user_id) VALUES (${userId})`.execute(server.core.db);
    boardId = (await makeBoard(rex, 'Cheap bags')).id;
  });
  afterAll(() => server.close());

  const decide = (case_id: string, decision: 'remove' | 'nothing' | 'warn') =>
    amara.data(ModerationCaseResource.update, { case_id, action: 'decide', decision, statement: 'A lie.' });
  const later = () => {
    server.clock.now += 61_000;
  };

  it('is counted by month, reason and decision, for everybody', async () => {
    expect((await server.stranger().data(TransparencyResource.get, {})).months).toEqual([]);
    for (const reason of ['spam', 'spam', 'hate'] as const) {
      const pin = await makePin(server, rex, boardId, { title: 'Win a chair' });
      await mei.data(ReportResource.create, { target: { type: 'pin', id: pin.id }, reason });
    }
    const [first, second] = await amara.data(ModerationCasesResource.get, { list: 'open' });
    await sql`UPDATE moderation_cases SET opened_at = now() - interval '6 hours' WHERE id = ${first!.case_id}`.execute(server.core.db);
    await decide(first!.case_id, 'remove');
    await decide(second!.case_id, 'warn');
    await amara.data(ModerationCaseResource.update, { case_id: second!.case_id, action: 'undo' });
    await sql`UPDATE moderation_cases SET decided_at = decided_at - interval '16 seconds' WHERE decided_at IS NOT NULL`.execute(
      server.core.db,
    );
    await tellAuthors(server.core);
    await rex.data(AppealResource.create, { case_id: first!.case_id, text: 'It is mine.' });
    await yuki.data(ModerationCaseResource.update, { case_id: first!.case_id, action: 'answer', is_upheld: true });
    later();
    const { months } = await server.stranger().data(TransparencyResource.get, {});
    expect(months).toMatchObject([
      {
        month: new Date(server.core.now()).toISOString().slice(0, 7),
        reports: 3,
        noticed: 0,
        reasons: [
          { reason: 'spam', count: 2 },
          { reason: 'hate', count: 1 },
        ],
        decisions: [{ decision: 'remove', count: 1 }],
        appeals: 1,
        upheld: 1,
        lifted: 0,
        median_hours: 6,
      },
    ]);
  });

  it('is the same at an address that programs read', async () => {
    const { months } = await server.stranger().data(readTransparency, {});
    expect(months).toEqual((await server.stranger().data(TransparencyResource.get, {})).months);
  });

  it('is counted once a minute, however often it is asked for', async () => {
    const before = await server.stranger().data(TransparencyResource.get, {});
    const pin = await makePin(server, rex, boardId, { title: 'Win a table' });
    await mei.data(ReportResource.create, { target: { type: 'pin', id: pin.id }, reason: 'spam' });
    expect(await server.stranger().data(TransparencyResource.get, {})).toEqual(before);
    later();
    expect((await server.stranger().data(TransparencyResource.get, {})).months[0]!.reports).toBe(before.months[0]!.reports + 1);
  });

  it('has a sample that moderators draw and look at, each pin once', async () => {
    await expect(mei.data(PrevalenceSamplesResource.get, {})).rejects.toThrow('not_found');
    await expect(mei.data(PrevalenceSamplesResource.create, { count: 5 })).rejects.toThrow('not_found');
    const secret = await makeBoard(rex, 'Hush', { privacy: 'secret' });
    const hidden = await makePin(server, rex, secret.id, { title: 'Hidden' });
    const { waiting, waiting_count: count } = await amara.data(PrevalenceSamplesResource.create, { count: 50 });
    expect(count).toBe(3);
    expect(waiting.map(({ pin_id: id }) => id)).not.toContain(hidden.id);
    const [fine, bad, gone] = waiting;
    await amara.data(PrevalenceSamplesResource.update, { sample_id: fine!.sample_id });
    await expect(yuki.data(PrevalenceSamplesResource.update, { sample_id: fine!.sample_id })).rejects.toThrow('conflict');
    await rex.data(PinResource.delete, { id: gone!.pin_id });
    await rex.data(UserBlockResource.create, { user_id: amara.userId });
    const after = await amara.data(PrevalenceSamplesResource.update, { sample_id: bad!.sample_id, reason: 'violence' });
    expect(after).toMatchObject({ waiting: [], waiting_count: 0, prevalence: { looked_at: 2, broke_rule: 1, per_mille: 500 } });
    const cases = await yuki.data(ModerationCasesResource.get, { list: 'open' });
    expect(cases.some(({ reason, title }) => reason === 'violence' || title === bad!.title)).toBe(true);
    later();
    expect((await server.stranger().data(TransparencyResource.get, {})).prevalence).toMatchObject({ looked_at: 2, per_mille: 500 });
  });

  it('draws no more than moderators look at', async () => {
    await expect(amara.data(PrevalenceSamplesResource.create, { count: 201 })).rejects.toThrow('bad_input');
    await expect(amara.data(PrevalenceSamplesResource.update, { sample_id: '5' })).rejects.toThrow('not_found');
  });

  it('keeps what was decided when an author leaves', async () => {
    await eraseAccount(server.core, rex.userId);
    later();
    expect((await server.stranger().data(TransparencyResource.get, {})).months[0]!.decisions).toEqual([{ decision: 'remove', count: 1 }]);
  });
});
