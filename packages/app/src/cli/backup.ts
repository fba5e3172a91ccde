import { join, resolve } from 'node:path';
import { makeBackup } from '@bowerbird/server/core/backup/make-backup.ts';
import { originalsFolder } from '../boot/database.ts';
import { createSay } from '../boot/say.ts';
import { runCommand, withDatabase } from './with-database.ts';

const say = createSay();

await runCommand(() =>
  withDatabase(async (config, databaseUrl) => {
    const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
    const target = resolve(process.argv[2] ?? join(config.dataDir, 'backups', moment));
    const { tables, originals } = await makeBackup({
      databaseUrl,
      originalsDir: originalsFolder(config),
      target,
      onProgress: say.progress,
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    say.step(`${rows} rows of ${tables.length} tables and ${originals.length} originals are in ${target}`);
  }),
);
