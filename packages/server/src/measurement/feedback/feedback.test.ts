import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FeedbackResource, sendFeedback } from '@bowerbird/contract/measurement/feedback/calls.ts';
import { eraseAccount, exportAccount } from '../../identity/accounts/index.ts';
import { createTestServer, type TestCaller, type TestPerson, type TestServer } from '../../testing/test-server.ts';

describe('feedback', () => {
  let server: TestServer;
  let owner: TestPerson;
  let mei: TestPerson;
  beforeAll(async () => {
    server = await createTestServer();
    owner = await server.person('yuki_mori', 'Yuki Mori');
    await server.core.db.updateTable('users').set({ is_owner: true }).where('id', '=', owner.userId).execute();
    mei = await server.person('mei_tan', 'Mei Tan');
  });
  afterAll(() => server.close());

  const tell = (caller: TestCaller, verbatim_text: unknown, more: object = {}) =>
    caller.data(sendFeedback, { feedback_data: JSON.stringify({ verbatim_text, ...more }) });
  const texts = async () => (await owner.data(FeedbackResource.get, {})).map(({ text }) => text);

  it('reaches the owner with who told it and where, newest first', async () => {
    await tell(mei, '  The board picker hides my newest board. ', { action_source: 'settings' });
    await tell(mei, 'And thank you!');
    expect(await owner.data(FeedbackResource.get, {})).toMatchObject([
      { text: 'And thank you!', source: '', username: 'mei_tan' },
      { text: 'The board picker hides my newest board.', source: 'settings', username: 'mei_tan', full_name: 'Mei Tan' },
    ]);
  });

  it('without words counts as told, and nothing is kept', async () => {
    const before = await texts();
    await tell(mei, ' \n\t ');
    await tell(mei, undefined);
    await tell(mei, '\u202E\u2066');
    expect(await texts()).toEqual(before);
  });

  it('of another form is refused', async () => {
    for (const feedback_data of ['', 'no JSON', '7', 'null', '{"verbatim_text":7}', '{"verbatim_text":"x","action_source":"<b>"}'])
      await expect(mei.data(sendFeedback, { feedback_data })).rejects.toThrow('bad_input');
    await expect(tell(mei, 'x'.repeat(2001))).rejects.toThrow('bad_input');
    await expect(tell(server.stranger(), 'Hello')).rejects.toThrow('not_signed_in');
  });

  it('is read and taken away by the owner alone', async () => {
    await tell(mei, 'Done with soon');
    const [newest] = await owner.data(FeedbackResource.get, {});
    await expect(mei.data(FeedbackResource.get, {})).rejects.toThrow('not_found');
    await expect(mei.data(FeedbackResource.delete, { feedback_id: newest!.feedback_id })).rejects.toThrow('not_found');
    await owner.data(FeedbackResource.delete, { feedback_id: newest!.feedback_id });
    expect(await texts()).not.toContain('Done with soon');
    await expect(owner.data(FeedbackResource.delete, { feedback_id: newest!.feedback_id })).rejects.toThrow('not_found');
  });

  it('is refused to who floods', async () => {
    const noor = await server.person('noor_haddad', 'Noor Haddad');
    for (let index = 0; index < 20; index += 1) await tell(noor, `Again ${index}`);
    await expect(tell(noor, 'Once more')).rejects.toThrow('too_many_requests');
  });

  it('goes with who told it, and into their export before', async () => {
    const tomas = await server.person('tomas_ibarra', 'Tomás Ibarra');
    await tell(tomas, 'Please add folders');
    expect((await exportAccount(server.core, tomas.userId)).feedback).toMatchObject({ feedback: [{ text: 'Please add folders' }] });
    await eraseAccount(server.core, tomas.userId);
    expect(await texts()).not.toContain('Please add folders');
  });
});
