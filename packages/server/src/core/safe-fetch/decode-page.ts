import { isUtf8 } from 'node:buffer';
import sniffEncoding from 'html-encoding-sniffer';

/** As far into a page as its own word about its encoding is looked for (the HTML standard says 1,024; pages are sloppy). */
const PRESCAN_BYTES = 4096;

/** The text of a page: by its byte order mark, the `Content-Type` header, its own `<meta>`, or else by what its bytes can be. */
export function decodePage(bytes: Uint8Array, contentType = ''): string {
  const options = {
    transportLayerEncodingLabel: /charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(contentType)?.[1],
    defaultEncoding: isUtf8(bytes) ? 'UTF-8' : 'windows-1252',
    maxPrescanBytes: PRESCAN_BYTES,
  };
  return decodeAs(sniffEncoding(bytes, options), bytes);
}

/** The standard names encodings that Node does not read; such a page is read as UTF-8. */
function decodeAs(encoding: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
