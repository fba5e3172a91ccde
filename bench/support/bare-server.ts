import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the simplest server answers with: so many bytes, the same to everybody. */
export interface ServerOrder {
  readonly bytes: number;
}

process.once('message', (order) => {
  const body = Buffer.alloc((order as ServerOrder).bytes, 'x');
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.on('disconnect', () => process.exit());
