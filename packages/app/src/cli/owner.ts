import { openDatabase } from '@bowerbird/server/core/database/database.ts';
import { readSchemaState } from '@bowerbird/server/core/database/migrate.ts';
import { renewOwnerPassword } from '@bowerbird/server/identity/owner/index.ts';
import { StartError } from '../boot/data-folder-lock.ts';
import { runCommand, withDatabase } from './with-database.ts';

await runCommand(() =>
  withDatabase(async (_config, url) => {
    const { pending } = await readSchemaState(url);
    if (pending > 0) throw new StartError('The database is not of this version yet. Run npm start once.');
    const db = openDatabase({ url, poolSize: 1 });
    try {
      const renewed = await renewOwnerPassword(db);
      if (renewed === null) throw new StartError('Nobody owns this instance yet. npm start prints the link that makes the owner.');
      console.info(`Username: ${renewed.username}\nPassword: ${renewed.password}\nEvery device of this account is signed out.`);
    } finally {
      await db.destroy();
    }
  }),
);
