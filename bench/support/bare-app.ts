import { createServer } from 'node:http';
import pg from 'pg';
import type { SentStatement } from './record-statements.ts';

/** What the simplest server that could be answers with: rows as JSON, or a page. */
export interface BareOrder {
  readonly databaseUrl: string;
  readonly statements: readonly SentStatement[];
  /** The markup that React writes anew for each request; without it the rows are answered as JSON. */
  readonly page: string | null;
}

process.once('message', (order) => {
  void serve(order as BareOrder);
});
process.on('disconnect', () => process.exit());

async function serve({ databaseUrl, statements, page }: BareOrder): Promise<void> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 1,
    application_name: 'bench-bare',
    // The settings of the server's own connections.
    options: '-c statement_timeout=2000 -c jit=off -c plan_cache_mode=force_generic_plan',
  });
  // Only who renders loads React.
  const render = page === null ? null : (await import('./page-elements.ts')).preparePage(page);
  const type = page === null ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8';
  const server = createServer((_request, response) => {
    void (async () => {
      const rows: unknown[] = [];
      for (const { name, text, values } of statements) rows.push((await pool.query({ name, text, values: [...values] })).rows);
      response.setHeader('Content-Type', type);
      response.end(render ? render() : JSON.stringify(rows));
    })();
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(typeof address === 'object' && address ? address.port : 0);
  });
}
