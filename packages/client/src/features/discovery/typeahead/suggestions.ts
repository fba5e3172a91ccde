import type { TypeaheadItem } from '@bowerbird/contract/discovery/typeahead/schemas.ts';
import { searchPath } from './search-path.ts';

type PlaceKind = 'topic' | 'board' | 'user';

/** One line of the typeahead. */
export interface Suggestion {
  readonly kind: 'recent' | 'query' | PlaceKind;
  readonly label: string;
  readonly href: string;
  readonly imageUrl: string | null;
}

/** Recent searches shown while more is typed; all of them while nothing is. */
const MOST_RECENTS_WHILE_TYPING = 3;

/**
 * The lines for what is typed: recent searches first, then queries, then topics, boards and people; no query twice. A recent
 * search of the reply is left out, because the kept list alone knows what was removed since.
 */
export function suggestionsFor(term: string, recents: readonly string[], items: readonly TypeaheadItem[]): Suggestion[] {
  const typed = normal(term);
  const matching = recents.filter((query) => normal(query).startsWith(typed));
  const shown = typed === '' ? matching : matching.filter((query) => normal(query) !== typed).slice(0, MOST_RECENTS_WHILE_TYPING);
  const queries = items.filter(({ kind }) => kind === 'query').map(({ label }) => label);
  const places = items.filter(({ kind, url }) => isPlace(kind) && url !== null);
  const seen = new Set<string>();
  const fresh = (label: string) => !seen.has(normal(label)) && seen.add(normal(label));
  return [
    ...shown.filter(fresh).map((label) => lineOf('recent', label)),
    ...queries.filter(fresh).map((label) => lineOf('query', label)),
    ...places.map(({ kind, label, url, imageUrl }): Suggestion => ({ kind, label, href: url!, imageUrl })),
  ];
}

/** Whether a line leads to a page of its own instead of a search. */
export function isPlace(kind: Suggestion['kind']): kind is PlaceKind {
  return kind === 'topic' || kind === 'board' || kind === 'user';
}

/** A suggestion as what was typed and what is added to it. */
export function splitLabel(label: string, term: string): { typed: string; added: string } {
  const length = term.trimStart().length;
  const isContinued = label.toLowerCase().startsWith(term.trimStart().toLowerCase());
  return isContinued ? { typed: label.slice(0, length), added: label.slice(length) } : { typed: '', added: label };
}

function lineOf(kind: 'recent' | 'query', label: string): Suggestion {
  return { kind, label, href: searchPath(label), imageUrl: null };
}

function normal(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}
