import { HandshakeSessionResource } from '@bowerbird/contract/identity/sessions/calls.ts';
import { hashPassword } from '../core/secrets/password-hash.ts';
import { savePassword } from '../identity/accounts/index.ts';
import { LOGIN, postForm } from './sign-up-payload.ts';
import type { TestCaller, TestServer } from './test-server.ts';

export const PASSWORD = 'blue feathers 42';

/** Somebody who has a password, in a browser of their own. */
export async function personWithPassword(server: TestServer, username: string, fullName = username) {
  const person = await server.person(username, fullName);
  await savePassword(server.core.db, person.userId, await hashPassword(PASSWORD));
  return { ...person, email: `${username}@example.org` };
}

/** Logs in from another browser. Throws when the name and password are refused. */
export async function logInElsewhere(server: TestServer, identifier: string, password = PASSWORD): Promise<TestCaller> {
  const caller = server.stranger();
  const reply = await postForm(caller, LOGIN, { username_or_email: identifier, password });
  if (reply.status !== 'success') throw new Error(`code ${reply.code}`);
  await caller.data(HandshakeSessionResource.create, { token: reply.data });
  return caller;
}

/** The limited login of somebody: what a link in a mail gives. */
export async function limitedCallerOf(server: TestServer, userId: string): Promise<TestCaller> {
  const caller = await server.callerOf(userId);
  await server.core.db.updateTable('sessions').set({ is_limited: true }).where('user_id', '=', userId).execute();
  return caller;
}
