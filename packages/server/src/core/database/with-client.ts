import { Client } from 'pg';

/** Does some work over one connection of its own, which ends with it; a connection that dies meanwhile fails the work. */
export async function withClient<T>(databaseUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl });
  // A connection that dies fails its statement, which is told; this second word of it would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } catch (error) {
    throw isCutOff(error) ? new Error('The connection to the database was cut off.', { cause: error }) : error;
  } finally {
    await client.end();
  }
}

/** Which word of it comes first is chance: of the socket, or of the database. */
function isCutOff(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EPIPE' || error.code === 'ECONNRESET');
}
