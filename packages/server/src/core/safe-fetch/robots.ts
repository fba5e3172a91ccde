import { createRequire } from 'node:module';
import type { SafeFetch } from './safe-fetch.ts';
import { FetchError } from './fetch-error.ts';

type Robot = { isAllowed(url: string, agent?: string): boolean | undefined };

// The package is CommonJS without a default that types and runtime agree on.
const parseRobots = createRequire(import.meta.url)('robots-parser') as (url: string, text: string) => Robot;

const AGENT = 'Bowerbird';
const KEPT_MILLISECONDS = 86_400_000;
const MOST_KEPT = 1_000;
const MOST_BYTES = 500 * 1024;
/** So many characters of files are kept together; parsed, they take some ten times as much memory. */
const MOST_KEPT_CHARACTERS = 4 * 1024 * 1024;
/** A rule with wildcards costs its length times that of an address. So no more than these characters of them count. */
const MOST_WILD_CHARACTERS = 16 * 1024;

/** Whether sites let robots look at their pages, by their `robots.txt` (RFC 9309). */
export interface Robots {
  readonly mayLook: (url: string) => Promise<boolean>;
}

interface Kept {
  readonly robot: Robot | null;
  readonly characters: number;
  readonly until: number;
}

/** Asks each site once a day. A site without the file allows all; one that does not answer counts as without. */
export function createRobots(safeFetch: Pick<SafeFetch, 'fetchFile'>, now: () => number): Robots {
  const kept = new Map<string, Kept>();
  let characters = 0;

  function forget(origin: string): void {
    characters -= kept.get(origin)?.characters ?? 0;
    kept.delete(origin);
  }

  async function robotOf(origin: string): Promise<Robot | null> {
    const known = kept.get(origin);
    if (known && known.until > now()) return known.robot;
    const text = await readFile(safeFetch, origin);
    const robot = text === null ? null : parseRobots(`${origin}/robots.txt`, text);
    forget(origin);
    characters += text?.length ?? 0;
    kept.set(origin, { robot, characters: text?.length ?? 0, until: now() + KEPT_MILLISECONDS });
    while (kept.size > MOST_KEPT || characters > MOST_KEPT_CHARACTERS) forget(kept.keys().next().value!);
    return robot;
  }

  return {
    mayLook: async (url) => {
      const origin = URL.parse(url)?.origin;
      if (!origin) return false;
      return (await robotOf(origin))?.isAllowed(url, AGENT) ?? true;
    },
  };
}

async function readFile(safeFetch: Pick<SafeFetch, 'fetchFile'>, origin: string): Promise<string | null> {
  try {
    const { body } = await safeFetch.fetchFile(`${origin}/robots.txt`);
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of body) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > MOST_BYTES) break;
    }
    return withoutCostlyRules(Buffer.concat(chunks).toString('utf8').slice(0, MOST_BYTES));
  } catch (error) {
    if (error instanceof FetchError) return null;
    throw error;
  }
}

/** The file without the rules with wildcards that come after too many of them; other rules cost nothing. */
function withoutCostlyRules(text: string): string {
  let wild = 0;
  const isCheap = (line: string) => !line.includes('*') || (wild += line.length) <= MOST_WILD_CHARACTERS;
  return text
    .split(/\r\n|\r|\n/)
    .filter(isCheap)
    .join('\n');
}
