import { Compile } from 'typebox/compile';
import type { SearchInput } from '@bowerbird/contract/discovery/search/schemas.ts';
import { IdSchema } from '@bowerbird/contract/protocol/schemas.ts';
import type { SearchScope } from '@bowerbird/domain/discovery/search-scopes.ts';
import { readFilters } from './filters.parser.ts';
import { readQuery, type QueryParts } from './query-operators.parser.ts';
import type { Corpus } from './search-request.service.ts';

/** Words of a query that are looked for; more would only find less. */
const MOST_WORDS = 10;
const MOST_DOMAINS = 20;
const id = Compile(IdSchema);

/** A search as it is run: words, marks that filter, and where to look. */
export interface ParsedSearch extends Pick<QueryParts, 'phrases' | 'excluded'> {
  readonly words: readonly string[];
  readonly marks: readonly string[];
  /** Marks of which one is enough. */
  readonly domainMarks: readonly string[];
  /** Whose pins or boards alone, by username or id. */
  readonly of: string | null;
  /** `null` for a scope that nothing is built for yet: it finds nothing. */
  readonly corpus: Corpus | null;
  readonly price: { readonly min: number | null; readonly max: number | null };
  /** The pin that is to stand before all others. */
  readonly top: string | null;
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
  const query = readQuery(input.query);
  const corpus = corpora[scope];
  const filters = readFilters(input);
  // Boards and people have no marks: a filter of pins narrows nothing there.
  const hasMarks = corpus === 'pins' || corpus === 'own';
  const isVideo = scope === 'videos' || filters.kinds.has('video');
  const isBuyable = scope === 'buyable_pins' || filters.kinds.has('product');
  return {
    words: [...new Set(query.words)].slice(0, MOST_WORDS),
    phrases: query.phrases,
    excluded: query.excluded,
    marks: hasMarks ? [...(isVideo ? ['kind:2'] : []), ...(isBuyable ? ['buy:1'] : [])] : [],
    domainMarks: hasMarks ? markDomains([...listOf(input.domains), ...filters.domains]) : [],
    of: input.user?.trim() || (corpus === 'users' ? null : (filters.user ?? query.of)),
    corpus,
    price: { min: toPrice(input.price_min) ?? filters.priceMin, max: toPrice(input.price_max) ?? filters.priceMax },
    top: corpus === 'pins' && id.Check(input.topPinId) ? input.topPinId : null,
  };
}

function toPrice(price: number | string | null | undefined): number | null {
  return price === null || price === undefined ? null : Math.min(Number(price), 1e9);
}

function listOf(domains: SearchInput['domains']): readonly string[] {
  return typeof domains === 'string' ? domains.split(',') : (domains ?? []);
}

function markDomains(domains: readonly string[]): string[] {
  const wanted = domains.map((domain) => domain.trim().toLowerCase()).filter((domain) => domain !== '');
  return [...new Set(wanted)].slice(0, MOST_DOMAINS).map((domain) => `domain:${domain}`);
}
