import type { SearchInput } from '@bowerbird/contract/discovery/search/schemas.ts';
import type { SearchScope } from '@bowerbird/domain/discovery/search-scopes.ts';
import { cutWords } from '../words/index.ts';
import type { Corpus } from './search-request.ts';

/** Words of a query that are looked for; more would only find less. */
const MOST_WORDS = 10;
const MOST_DOMAINS = 20;

/** A search as it is run: words, marks that filter, and where to look. */
export interface ParsedSearch {
  readonly words: readonly string[];
  readonly marks: readonly string[];
  /** Marks of which one is enough. */
  readonly domainMarks: readonly string[];
  /** Whose pins or boards alone, by username or id. */
  readonly of: string | null;
  /** `null` for a scope that nothing is built for yet: it finds nothing. */
  readonly corpus: Corpus | null;
  readonly price: { readonly min: number | null; readonly max: number | null };
}

const corpora: { readonly [S in SearchScope]: Corpus | null } = {
  pins: 'pins',
  buyable_pins: 'pins',
  videos: 'pins',
  my_pins: 'own',
  my_content: 'own',
  boards: 'boards',
  users: 'users',
  idea_pins: null,
};

/** Reads the options of a search; any text is allowed, what is no word is ignored. */
export function parseSearch(input: SearchInput): ParsedSearch {
  const scope = input.scope ?? 'pins';
  const [min, max] = [toPrice(input.price_min), toPrice(input.price_max)];
  return {
    words: [...new Set(cutWords(input.query))].slice(0, MOST_WORDS),
    marks: [...(scope === 'videos' ? ['kind:2'] : []), ...(scope === 'buyable_pins' ? ['buy:1'] : [])],
    domainMarks: markDomains(input.domains),
    of: input.user?.trim() || null,
    corpus: corpora[scope],
    price: { min, max },
  };
}

function toPrice(price: number | string | null | undefined): number | null {
  return price === null || price === undefined ? null : Math.min(Number(price), 1e9);
}

function markDomains(domains: SearchInput['domains']): string[] {
  const list = typeof domains === 'string' ? domains.split(',') : (domains ?? []);
  const wanted = list.map((domain) => domain.trim().toLowerCase()).filter((domain) => domain !== '');
  return [...new Set(wanted)].slice(0, MOST_DOMAINS).map((domain) => `domain:${domain}`);
}
