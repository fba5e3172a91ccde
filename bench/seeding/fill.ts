import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { dropIndexes, makeIndexes } from './indexes.queries.ts';
import { peopleSteps } from './people.queries.ts';
import { pinSteps } from './pins.queries.ts';
import { topicSteps } from './topics.queries.ts';
import { searchSteps } from './search.queries.ts';
import type { Sizes } from './sizes.ts';
import { pictureLines } from './texts.ts';
import { viewerSteps } from './viewers.queries.ts';

/** Fills a freshly migrated database: rows first, without foreign key checks, then indexes, each made in one go. */
export async function fill(client: Client, sizes: Sizes): Promise<void> {
  await client.query(
    "SET session_replication_role = replica; SET synchronous_commit = off; SET work_mem = '256MB'; SET maintenance_work_mem = '1GB'; SET statement_timeout = 0; SELECT setseed(0.5)",
  );
  const indexes = await dropIndexes(client);
  const [helpers, ...people] = peopleSteps;
  await client.query(helpers!.sql(sizes));
  await client.query(
    'TRUNCATE users, pictures, links, search_docs, board_docs, user_docs, suggestions, vocabulary, vocabulary_deletions, counter_deltas, domain_events, picture_counters, pin_counters, board_counters, home_daily CASCADE',
  );
  await pipeline(Readable.from(pictureLines(sizes.pictures)), client.query(copyFrom('COPY bench.pictures FROM STDIN')));
  for (const step of [...people, ...pinSteps, ...searchSteps]) {
    const start = Date.now();
    await client.query(step.sql(sizes));
    console.log(`  ${step.name}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
  }
  const start = Date.now();
  await makeIndexes(client, indexes);
  console.log(`  indexes: ${((Date.now() - start) / 1000).toFixed(1)} s`);
  for (const step of [...viewerSteps, ...topicSteps]) await client.query(step.sql(sizes));
  await client.query('DROP SCHEMA bench CASCADE');
  await client.query('RESET ALL');
  await client.query('SET statement_timeout = 0');
  await client.query('VACUUM (ANALYZE)');
}
