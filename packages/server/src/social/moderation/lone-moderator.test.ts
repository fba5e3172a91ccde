import { TransparencyResource } from '@bowerbird/contract/social/transparency/calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AccountStatusResource,
  AppealResource,
  ModerationCaseResource,
  ModerationCasesResource,
  ModeratorsResource,
} from '@bowerbird/contract/social/moderation/calls.ts';
import { ReportResource } from '@bowerbird/contract/social/reports/calls.ts';
import { openModeration, type Moderation } from './testing/moderation-cast.ts';

let moderation: Moderation;

beforeAll(async () => {
  moderation = await openModeration();
  const { owner } = moderation;
  for (const username of ['amara_osei', 'yuki_mori']) await owner.data(ModeratorsResource.delete, { username });
});
afterAll(() => moderation.server.close());

/** A warning by the owner that its author answers. */
async function appealed() {
  const { author, mei, owner, decide, tell } = moderation;
  const { who, pin } = await author();
  await mei.data(ReportResource.create, { target: { type: 'pin', id: pin.id }, reason: 'spam' });
  const id = (await owner.data(ModerationCasesResource.get, { list: 'open' })).at(-1)!.case_id;
  await decide(owner, id, 'warn');
  await tell();
  await who.data(AppealResource.create, { case_id: id, text: 'It is my own shop.' });
  const status = async () => (await who.data(AccountStatusResource.get, {})).entries[0];
  return { id, status };
}

describe('the only moderator', () => {
  it('answers an appeal alone, which the author and the log are told', async () => {
    const { owner, act } = moderation;
    const { id, status } = await appealed();
    expect(await status()).toMatchObject({ is_upheld: null, is_same_moderator: true });
    expect(await owner.data(ModerationCaseResource.get, { case_id: id })).toMatchObject({ may_answer: true, is_alone: true });
    const { log, state } = await act(owner, id, { action: 'answer', is_upheld: false });
    expect(state).toBe('closed');
    expect(log.at(-1)).toMatchObject({ act: 'lifted_alone', by: 'Keeper Fox' });
    expect(await status()).toMatchObject({ is_upheld: false, is_same_moderator: true });
    const { months } = await moderation.server.stranger().data(TransparencyResource.get, {});
    expect(months[0]).toMatchObject({ appeals: 1, upheld: 0, lifted: 1 });
  });

  it('leaves the appeal to whoever is chosen meanwhile', async () => {
    const { owner, amara, act } = moderation;
    const { id, status } = await appealed();
    await owner.data(ModeratorsResource.create, { username: 'amara_osei' });
    expect(await status()).toMatchObject({ is_same_moderator: false });
    expect(await owner.data(ModerationCaseResource.get, { case_id: id })).toMatchObject({ may_answer: false, is_alone: false });
    await expect(act(owner, id, { action: 'answer', is_upheld: true })).rejects.toThrow('forbidden');
    await act(amara, id, { action: 'answer', is_upheld: true });
    expect(await status()).toMatchObject({ is_upheld: true, is_same_moderator: false });
    await owner.data(ModeratorsResource.delete, { username: 'amara_osei' });
  });

  it('answers where the other one is suspended', async () => {
    const { server, owner, amara, act } = moderation;
    await owner.data(ModeratorsResource.create, { username: 'amara_osei' });
    await sql`UPDATE users SET state = 1 WHERE id = ${amara.userId}`.execute(server.core.db);
    const { id } = await appealed();
    expect((await act(owner, id, { action: 'answer', is_upheld: true })).state).toBe('closed');
  });
});
