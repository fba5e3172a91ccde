import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import { generateTypes } from './generate-types.ts';
import { migrate } from './migrate.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'bowerbird-types-'));
const postgres = await startEmbeddedPostgres({ dataDir, log: console, profile: 'throwaway' });
try {
  await migrate(postgres.databaseUrl);
  const path = join(import.meta.dirname, 'schema.generated.ts');
  await writeFile(path, await generateTypes(postgres.databaseUrl));
  console.info(`Wrote ${path}`);
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
