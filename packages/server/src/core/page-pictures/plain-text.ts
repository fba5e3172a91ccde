import { oneLine } from '@bowerbird/domain/one-line.ts';
import { decodeHTMLStrict } from 'entities';

/** Words of a page as they are meant. Many pages escape them twice, and nothing unescapes JSON-LD when HTML is read. */
export function plainText(text = ''): string {
  return decodeHTMLStrict(decodeHTMLStrict(text)).trim();
}

/** The same in one line. */
export function plainLine(text = ''): string {
  return oneLine(plainText(text));
}
