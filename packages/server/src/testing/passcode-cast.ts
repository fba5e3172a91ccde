import { ParentalPasscodeResource } from '@bowerbird/contract/account/parental-passcode/calls.ts';
import { PASSWORD, personWithPassword } from './account-cast.ts';
import type { TestServer } from './test-server.ts';

export const PASSCODE = '4821';
export const BACKUP_EMAIL = 'tomas.haddad@example.org';

/** Somebody of 15 years. */
export async function youngPerson(server: TestServer, username: string, fullName?: string) {
  const person = await personWithPassword(server, username, fullName);
  const birthday = `${new Date(server.clock.now).getUTCFullYear() - 15}-01-01`;
  await server.core.db.updateTable('users').set({ birthday }).where('id', '=', person.userId).execute();
  return person;
}

/** Somebody of 15 years whose protected settings ask for the passcode. */
export async function guardedPerson(server: TestServer, username: string, fullName?: string) {
  const person = await youngPerson(server, username, fullName);
  const input = { new_passcode: PASSCODE, backup_email: BACKUP_EMAIL, password: PASSWORD };
  await person.data(ParentalPasscodeResource.create, input);
  return person;
}
