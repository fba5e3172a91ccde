import type { ByteSource } from './byte-source.ts';

const HEAD_BYTES = 4096;

/** The encoding of a text: by its byte order mark, by the zeros of UTF-16, or because all of it is UTF-8. */
export async function findEncoding(source: ByteSource): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  try {
    for await (const chunk of source.bytes()) {
      if (isFirst) {
        const marked = encodingOfHead(chunk.subarray(0, HEAD_BYTES));
        if (marked !== null) return marked;
        isFirst = false;
      }
      decoder.decode(chunk, { stream: true });
    }
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252';
    throw error;
  }
}

function encodingOfHead(head: Uint8Array): string | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8';
  const zeros = [0, 0];
  head.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2]! += 1;
  });
  const many = head.length / 8;
  if (zeros[1]! > many) return 'utf-16le';
  return zeros[0]! > many ? 'utf-16be' : null;
}

/** The text of a source, a piece at a time. */
export async function* decodeText(source: ByteSource, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of source.bytes()) {
    const text = decoder.decode(chunk, { stream: true });
    if (text !== '') yield text;
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}
