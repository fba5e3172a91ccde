import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { FetchError } from './fetch-error.ts';

const decoders: Record<string, () => Transform> = {
  gzip: () => createGunzip(),
  'x-gzip': () => createGunzip(),
  deflate: () => createInflate(),
  br: () => createBrotliDecompress(),
};

export const acceptedEncodings = 'gzip, deflate, br';

/** The body with its one content encoding undone; never more than `maxBytes`, sent or unpacked. */
export async function* decodedBody(body: Readable, encoding: string | undefined, maxBytes: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of unpack(body, encoding)) {
    bytes += (chunk as Uint8Array).length;
    if (bytes > maxBytes) throw new FetchError('too_large');
    yield chunk as Uint8Array;
  }
}

function unpack(body: Readable, encoding = 'identity'): Readable {
  const name = encoding.trim().toLowerCase();
  if (name === 'identity' || name === '') return body;
  const decoder = decoders[name];
  if (!decoder) throw new FetchError('unreachable', { detail: `content encoding ${name}` });
  return pipeline(body, decoder(), () => {});
}
