import { resolve } from 'node:path';
import { restoreBackup } from '@bowerbird/server/core/backup/restore-backup.ts';
import { originalsFolder } from '../boot/database.ts';
import { StartError } from '../boot/data-folder-lock.ts';
import { createSay } from '../boot/say.ts';
import { runCommand, withDatabase } from './with-database.ts';

const say = createSay();
const [folder] = process.argv.slice(2);

await runCommand(async () => {
  if (folder === undefined) throw new StartError('Name the folder of the backup: npm run restore -- path/of/the/backup');
  await withDatabase(async (config, databaseUrl) => {
    const source = resolve(folder);
    const { tables, originals, madeAt } = await restoreBackup({
      databaseUrl,
      originalsDir: originalsFolder(config),
      source,
      onProgress: say.progress,
    });
    say.step(`Restored ${tables.length} tables and ${originals.length} originals as of ${madeAt}. Start with npm start.`);
  });
});
