import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { cpuMilliseconds } from './cpu.ts';
import { writeLiteral } from './literals.ts';
import type { Statement } from './record.ts';

const WARM_UP = 6;
const RUNS = 10;

export type Meter = Awaited<ReturnType<typeof openMeter>>;

/** A connection that measures; with the settings of the server's pools. */
export async function openMeter(databaseUrl: string) {
  const client = new Client({ connectionString: databaseUrl, options: '-c jit=off -c plan_cache_mode=force_generic_plan' });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const pid = rows[0]!.pid;

  /** Runs statements in turn a few times, each after what it needs undone; gives the mean CPU time of one round. */
  async function runBatch(statements: readonly Statement[], before: string | undefined, runs = RUNS): Promise<number> {
    let spent = 0;
    for (let i = 0; i < runs; i += 1) {
      if (before !== undefined) await client.query(before);
      const start = cpuMilliseconds(pid);
      for (const { sql, parameters } of statements) {
        await client.query({ name: nameOf(sql), text: sql, values: [...parameters] });
      }
      spent += cpuMilliseconds(pid) - start;
    }
    return spent / runs;
  }

  /** What a statement reads by its generic plan, which the server's prepared statements have too, for these parameters. */
  async function explain({ sql, parameters }: Statement, before: string | undefined): Promise<{ buffers: number; plan: string }> {
    if (before !== undefined) await client.query(before);
    if (parameters.length === 0) return readPlan(sql);
    await client.query(`PREPARE explained AS ${sql}`);
    try {
      return await readPlan(`EXECUTE explained (${parameters.map(writeLiteral).join(', ')})`);
    } finally {
      await client.query('DEALLOCATE explained');
    }
  }

  async function readPlan(sql: string) {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN (ANALYZE, BUFFERS, COSTS OFF) ${sql}`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    // The first line of buffers is that of the whole statement.
    const [, hit = '0', read = '0'] = /Buffers: shared(?: hit=(\d+))?(?: read=(\d+))?/u.exec(plan) ?? [];
    return { buffers: Number(hit) + Number(read), plan };
  }

  const warmUp = (statements: readonly Statement[], before: string | undefined) => runBatch(statements, before, WARM_UP);
  return { query: client.query.bind(client), warmUp, runBatch, explain, close: () => client.end() };
}

const nameOf = (sql: string) => createHash('sha1').update(sql).digest('base64url');
