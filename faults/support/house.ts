import { setTemplate } from '@bowerbird/server/testing/database.ts';
import { makeTemplate } from '@bowerbird/server/testing/template.ts';
import { endLater } from '../../scripts/proving/leave-nothing.ts';

/** Runs a tool's work with a PostgreSQL of its own, as the tests have one; it ends with the tool. */
export async function withDatabases<T>(work: () => Promise<T>): Promise<T> {
  const { templateUrl, drop } = await makeTemplate();
  endLater(drop);
  setTemplate(templateUrl);
  return work();
}
