import { createServer } from 'node:net';
import { StartError } from './data-folder-lock.ts';

/** Says at once, before anything is made, that another program has the port. */
export async function checkPort(host: string, port: number): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen({ host, port }, resolve);
    });
  } catch (error) {
    throw explain(error, host, port);
  } finally {
    await new Promise((resolve) => probe.close(resolve));
  }
}

function explain(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${port} on ${host} is taken by another program. Stop it, or choose another with PORT.`);
  if (code === 'EACCES') return new StartError(`Port ${port} is not allowed for this user. Choose one above 1023 with PORT.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`This machine has no address ${host}. Choose one of its own with HOST.`);
  return error;
}
