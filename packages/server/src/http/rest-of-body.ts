import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

export interface RestOfBodyLimits {
  /** How long a sender may say nothing in the middle of a body. */
  readonly silentMilliseconds: number;
  /** How much of a body that was refused is still read; beyond, its connection ends. */
  readonly bytes: number;
  /** For how long, where the connection ends afterwards. */
  readonly milliseconds: number;
}

const LIMITS: RestOfBodyLimits = { silentMilliseconds: 30_000, bytes: 64 * 1024 * 1024, milliseconds: 30_000 };

/**
 * Reads away what is left of a body once its reply is known. Browsers read a reply when they have sent all, and the next
 * request of the connection stands behind the rest. A sender that falls silent in the middle is cut off.
 */
export function addRestOfBody(app: FastifyInstance, given: Partial<RestOfBodyLimits> = {}): void {
  const limits = { ...LIMITS, ...given };
  app.server.on('request', (message, response) => {
    if (!hasBody(message)) return;
    const { socket } = message;
    const limitSilence = () => message.complete || socket.setTimeout(limits.silentMilliseconds);
    limitSilence();
    message.once('end', () => socket.setTimeout(response.writableFinished ? app.server.keepAliveTimeout : 0));
    // Node allows the pause between two requests from here on, although this one still comes in.
    response.once('finish', limitSilence);
  });
  app.addHook('onSend', async ({ raw: message }, reply, payload) => {
    if (!hasBody(message) || message.readableEnded || message.destroyed) return payload;
    message.unpipe();
    const isRead = readAway(message, limits);
    if (announcedBytes(message) <= limits.bytes) {
      // Fastify ends a connection whose body it did not read.
      reply.removeHeader('Connection');
      return payload;
    }
    void reply.header('Connection', 'close');
    return typeof payload === 'string' || Buffer.isBuffer(payload) ? endingAfter(payload, isRead, reply) : payload;
  });
}

/** Whether a request announces a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function announcedBytes({ headers }: IncomingMessage): number {
  return headers['transfer-encoding'] === undefined ? Number(headers['content-length']) : Infinity;
}

/** Resolves once the body is over, or too much or too long. */
function readAway(message: IncomingMessage, limits: RestOfBodyLimits): Promise<void> {
  return new Promise((resolve) => {
    const clock = setTimeout(stop, limits.milliseconds).unref();
    let bytes = 0;
    const count = (chunk: Uint8Array) => {
      bytes += chunk.length;
      if (bytes > limits.bytes) stop();
    };
    function stop(): void {
      clearTimeout(clock);
      message.off('data', count);
      resolve();
    }
    message.once('end', stop).once('close', stop).on('data', count).resume();
  });
}

/** Sends the whole reply at once and ends it later: the connection ends with it, and would break off a body that is still sent. */
function endingAfter(payload: string | Buffer, isRead: Promise<void>, reply: { header(name: string, value: number): unknown }): Readable {
  const body = Buffer.from(payload);
  reply.header('Content-Length', body.length);
  return Readable.from(
    (async function* () {
      yield body;
      await isRead;
    })(),
  );
}
