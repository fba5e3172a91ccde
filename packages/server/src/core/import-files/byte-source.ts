import { createReadStream } from 'node:fs';

/** Bytes that can be read again from their beginning. */
export interface ByteSource {
  readonly name: string;
  readonly bytes: () => AsyncIterable<Uint8Array>;
}

/** A file on this machine. */
export function fileSource(path: string, name: string): ByteSource {
  return { name, bytes: () => createReadStream(path) as AsyncIterable<Uint8Array> };
}
