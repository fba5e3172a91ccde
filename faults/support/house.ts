import { setTemplate } from '@bowerbird/server/testing/database.ts';
import { makeTemplate } from '@bowerbird/server/testing/template.ts';

/** Runs a tool's work with a PostgreSQL of its own, as the tests have one. */
export async function withDatabases<T>(work: () => Promise<T>): Promise<T> {
  const { templateUrl, drop } = await makeTemplate();
  setTemplate(templateUrl);
  try {
    return await work();
  } finally {
    await drop();
  }
}
