/** Reads a block of JSON-LD, also one that a page wrapped in comments or broke over lines; undefined when it is none. */
export function parseBlock(block: string): unknown {
  const bare = block.replace(/^\s*(?:<!--|\/\*<!\[CDATA\[\*\/|<!\[CDATA\[)|(?:-->|\/\*\]\]>\*\/|\]\]>)\s*$/g, '');
  for (const text of [bare, bare.replace(/\s+/g, ' ')]) {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      continue;
    }
  }
  return undefined;
}
