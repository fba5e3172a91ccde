import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';

/** The wire between an instance and its PostgreSQL, which can be cut, slowed, silenced, and led elsewhere. */
export interface Wire {
  readonly port: number;
  /** Milliseconds that each piece of an answer is held back; with `Infinity` it never comes. */
  delay: number;
  socketDir: string;
  cut(): void;
  close(): Promise<void>;
}

/** Listens on a port of this machine and passes on to the Unix socket of a PostgreSQL. */
export async function openWire(socketDir: string): Promise<Wire> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(join(wire.socketDir, '.s.PGSQL.5432'));
    const held = new Set<NodeJS.Timeout>();
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
        for (const timer of held) clearTimeout(timer);
      });
    }
    const passOn = (chunk: Buffer) => near.writable && near.write(chunk);
    near.on('data', (chunk) => far.write(chunk));
    far.on('data', (chunk: Buffer) => {
      if (wire.delay === 0) passOn(chunk);
      // A timer of so many milliseconds would fire at once, or keep the tool for as long.
      else if (Number.isFinite(wire.delay)) held.add(setTimeout(passOn, wire.delay, chunk));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const wire: Wire = {
    port: (server.address() as AddressInfo).port,
    delay: 0,
    socketDir,
    cut,
    close: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return wire;
}
