import { Client } from 'pg';

/** Does some work over one connection of its own, which ends with it; a connection that dies meanwhile fails the work. */
export async function withClient<T>(databaseUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl });
  // A connection that dies fails its statement, which is told; this second word of it would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
