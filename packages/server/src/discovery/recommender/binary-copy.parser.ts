const SIGNATURE_BYTES = 11;
const HEADER_BYTES = SIGNATURE_BYTES + 8;

/** Told of each row of a binary COPY: where each field begins in the bytes, and how long it is (-1 is NULL). */
export type OnRow = (bytes: Buffer, starts: readonly number[], lengths: readonly number[]) => void;

/** Takes a binary COPY in as it comes, and tells of its rows. */
export function readCopy(fields: number, onRow: OnRow): (chunk: Buffer) => void {
  let left: Buffer = Buffer.alloc(0);
  let hasHeader = false;
  const starts = Array<number>(fields).fill(0);
  const lengths = Array<number>(fields).fill(0);

  /** Where the row that begins here ends, or -1 where it is not here whole. */
  function readRow(bytes: Buffer, from: number): number {
    let at = from + 2;
    for (let field = 0; field < fields; field += 1) {
      if (at + 4 > bytes.length) return -1;
      lengths[field] = bytes.readInt32BE(at);
      starts[field] = at + 4;
      at += 4 + Math.max(0, lengths[field]!);
    }
    return at > bytes.length ? -1 : at;
  }

  return (chunk) => {
    const bytes = left.length === 0 ? chunk : Buffer.concat([left, chunk]);
    let at = 0;
    if (!hasHeader) {
      if (bytes.length < HEADER_BYTES) {
        left = bytes;
        return;
      }
      at = HEADER_BYTES + bytes.readInt32BE(SIGNATURE_BYTES + 4);
      hasHeader = true;
    }
    while (at + 2 <= bytes.length && bytes.readInt16BE(at) === fields) {
      const end = readRow(bytes, at);
      if (end < 0) break;
      onRow(bytes, starts, lengths);
      at = end;
    }
    left = bytes.subarray(at);
  };
}
