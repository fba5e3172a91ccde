import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** A line between a browser and an instance that can be cut. */
export interface SwitchableLine {
  /** Lets everything through. */
  open(): void;
  /** Lets nothing through, and ends what is under way. */
  cut(): void;
  /** Lets requests through, but is cut before the reply to the next one with these words comes back. */
  loseReplyTo(words: string): void;
  close(): Promise<void>;
}

/** Listens on a port for an instance that listens on another one, which may be told later. */
export async function layLine(port: number, target: () => number): Promise<SwitchableLine> {
  let isCut = false;
  let lost: string | null = null;
  const sockets = new Set<Socket>();
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(target(), '127.0.0.1');
    let isLost = false;
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.on('data', (sent) => {
      if (lost !== null && sent.includes(lost)) {
        isLost = true;
        lost = null;
      }
      far.write(sent);
    });
    far.on('data', (reply) => {
      if (!isLost) return void near.write(reply);
      cut();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    open: () => void (isCut = false),
    cut,
    loseReplyTo: (words) => void (lost = words),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function portOf(server: { address(): AddressInfo | string | null }): number {
  return (server.address() as AddressInfo).port;
}
