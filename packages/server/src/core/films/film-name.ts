/** Where comments of a JPEG begin, their mark, and the bytes before their letters. */
const START = 2;
const COMMENT = 0xfffe;
const HEAD = 4;
/** The signature of a film, and letters that make its picture another one. */
const NAME = /^[0-9a-f]{64}(?: [0-9a-f-]{36})?$/;

/** Writes the name of a film into its picture, because two films may begin with the same black. */
export function nameFilm(jpeg: Buffer, name: string): Buffer {
  const head = Buffer.alloc(HEAD);
  head.writeUInt16BE(COMMENT, 0);
  head.writeUInt16BE(2 + name.length, 2);
  const named = nameIn(jpeg);
  const rest = jpeg.subarray(START + (named === null ? 0 : HEAD + named.length));
  return Buffer.concat([jpeg.subarray(0, START), head, Buffer.from(name, 'latin1'), rest]);
}

/** The name that a picture gives its film; null where it gives none. */
export function nameIn(jpeg: Buffer): string | null {
  if (jpeg.length < START + HEAD || jpeg.readUInt16BE(START) !== COMMENT) return null;
  const comment = jpeg.toString('latin1', START + HEAD, START + 2 + jpeg.readUInt16BE(START + 2));
  return NAME.test(comment) ? comment : null;
}
