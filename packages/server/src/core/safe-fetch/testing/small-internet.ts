import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A server on this machine that counts who connects to it. */
export type SmallInternet = { port: number; connections: () => number; forget: () => void; close: () => Promise<void> };

export async function openSmallInternet(answer: RequestListener): Promise<SmallInternet> {
  const server: Server = createServer(answer);
  const sockets = new Set<Socket>();
  let connections = 0;
  server.on('connection', (socket) => {
    connections += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await listenOnAllLoopbacks(server);
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    forget: () => (connections = 0),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** On every address of the machine where that is possible, so that `[::1]` would be noticed too. */
async function listenOnAllLoopbacks(server: Server): Promise<void> {
  const listen = (host: string): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once('error', reject).listen(0, host, () => resolve());
    });
  await listen('::').catch(() => listen('127.0.0.1'));
}
