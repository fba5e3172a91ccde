/** As far into a page as its own word about its encoding is looked for (the HTML standard says 1,024; pages are sloppy). */
const prescanBytes = 4096;

/** The text of a page: by its byte order mark, the `Content-Type` header, its own `<meta>`, or else UTF-8. */
export function decodePage(bytes: Uint8Array, contentType = ''): string {
  const charset = markedCharset(bytes) ?? charsetOf(contentType) ?? metaCharset(bytes);
  if (charset) return decodeAs(charset, bytes);
  return decodeStrictly(bytes) ?? decodeAs('windows-1252', bytes);
}

function markedCharset(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return undefined;
}

function charsetOf(text: string): string | undefined {
  return /charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(text)?.[1];
}

function metaCharset(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, prescanBytes));
  for (const [tag] of start.matchAll(/<meta\s[^>]*>/gi)) {
    const charset = charsetOf(tag);
    if (charset) return /^utf-?16/i.test(charset) ? 'utf-8' : charset;
  }
  return undefined;
}

function decodeAs(charset: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

function decodeStrictly(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
