import { sql } from 'kysely';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import { ModerationCaseResource, ModerationCasesResource, ModeratorsResource } from '@bowerbird/contract/social/moderation/calls.ts';
import type { CaseUpdateInput } from '@bowerbird/contract/social/moderation/schemas.ts';
import { ReportResource } from '@bowerbird/contract/social/reports/calls.ts';
import type { ReportTarget } from '@bowerbird/contract/social/reports/schemas.ts';
import type { Core } from '../../../core/core.ts';
import { makeBoard, makePin } from '../../../pinning/testing/pinning-cast.ts';
import { createTestServer, type TestCaller, type TestPerson } from '../../../testing/test-server.ts';
import { tellAuthors } from '../tell-authors.service.ts';

/** Lets so many seconds pass since every decision. */
const passSeconds = (core: Core, seconds: number) =>
  sql`UPDATE moderation_cases SET decided_at = decided_at - ${seconds} * interval '1 second'`.execute(core.db);

/** Lets decisions become too old to be taken back, and has done what waits for that. */
export async function letDecisionsStand(core: Core): Promise<void> {
  await passSeconds(core, 16);
  await tellAuthors(core);
}

/** An instance with an owner, two moderators, and somebody who reports. */
export async function openModeration() {
  let count = 0;
  const server = await createTestServer();
  const owner = await server.person('keeper_fox', 'Keeper Fox');
  await sql`UPDATE users SET is_owner = true WHERE id = ${owner.userId}`.execute(server.core.db);
  const amara = await server.person('amara_osei', 'Amara Osei');
  const yuki = await server.person('yuki_mori', 'Yuki Mori');
  const mei = await server.person('mei_tan', 'Mei Tan');
  for (const username of ['amara_osei', 'yuki_mori']) await owner.data(ModeratorsResource.create, { username });

  /** Somebody new with a board and a pin on it. */
  async function author() {
    const username = `rex_${(count += 1)}`;
    const who = await server.person(username, 'Rex Bargain');
    const board = await makeBoard(who, 'Cheap bags');
    return { who, username, board, pin: await makePin(server, who, board.id, { title: 'Win a chair' }) };
  }
  /** Has something reported, and returns its case. */
  async function reported(target: ReportTarget, by: TestPerson = mei): Promise<string> {
    await by.data(ReportResource.create, { target, reason: 'spam', text: 'Asks for a card.' });
    return (await amara.data(ModerationCasesResource.get, { list: 'open', page_size: 250 })).at(-1)!.case_id;
  }
  const act = (by: TestPerson, case_id: string, more: Omit<CaseUpdateInput, 'case_id'>) =>
    by.data(ModerationCaseResource.update, { case_id, ...more });
  const decide = (by: TestPerson, case_id: string, decision: CaseUpdateInput['decision'], more: object = {}) =>
    act(by, case_id, { action: 'decide', decision, statement: 'The link lies.', ...more });
  const pinOf = (caller: TestCaller, id: string) => caller.data(PinResource.get, { id });
  const later = (seconds: number) => passSeconds(server.core, seconds);
  const tell = () => letDecisionsStand(server.core);

  return { server, owner, amara, yuki, mei, author, reported, act, decide, pinOf, later, tell };
}

export type Moderation = Awaited<ReturnType<typeof openModeration>>;
