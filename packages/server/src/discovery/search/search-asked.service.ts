import type { SearchInput } from '@bowerbird/contract/discovery/search/schemas.ts';
import type { CallContext } from '../../endpoints/context.ts';
import { mayReadSecret, strangerViewer, type Viewer } from '../../endpoints/viewer.ts';
import { daysBack, marksNamedBy, NO_VALUES, parseSearch, writeQuery, type ParsedSearch, type TopicsByWord } from './search-words.parser.ts';
import type { Corpus, SearchAsked } from './search-request.service.ts';

/** Who searches, and in which language. */
export interface SearchContext extends Pick<CallContext, 'core' | 'viewer'> {
  readonly language: string;
}

const NO_TOPICS: TopicsByWord = new Map();

/** Reads what is asked: an app without its scope does not get to what is secret. */
export function readSearch({ viewer, language }: SearchContext, input: SearchInput): ParsedSearch {
  const asked = parseSearch(input, language);
  return asked.corpus === 'own' && !mayReadSecret(viewer, 'pins:read_secret') ? withoutSecret(asked, viewer) : asked;
}

/** Whether there is something to look for, and somebody to look for it. A filter alone is enough: all that is blue. */
export function asksForAnything({ corpus, words, phrases, filters, isPersonAlone }: ParsedSearch, viewer: Viewer): boolean {
  const hasFilter = [filters.color, filters.topic, filters.domain].some((values) => values.length > 0);
  return (words.length > 0 || phrases.length > 0 || hasFilter || isPersonAlone) && (corpus !== 'own' || viewer.userId !== null);
}

/** What is looked for and where, without the place in the list. */
export function requestOf(parsed: ParsedSearch, corpus: Corpus, viewer: Viewer, topics: TopicsByWord = NO_TOPICS): SearchAsked {
  const words = [...parsed.words, ...parsed.phrases.flat()];
  return {
    viewer,
    corpus,
    of: corpus === 'own' ? viewer.userId : parsed.of,
    isMade: parsed.isMade,
    tsquery: writeQuery(parsed, { topics }),
    saying: topics.size > 0 && words.length > 0 ? writeQuery(wordsAlone(parsed)) : null,
    price: parsed.price,
    daysBack: daysBack(parsed),
    words,
    kinds: parsed.words.flatMap((word) => marksNamedBy(parsed, word)),
    colorsAlone: words.length === 0 ? parsed.filters.color : [],
  };
}

/** Filters narrow a search, and say nothing of what is best in it. */
export function wordsAlone(parsed: ParsedSearch): ParsedSearch {
  return { ...parsed, excluded: [], marks: [], filters: NO_VALUES };
}

/** Whether a search asks for anything, whoever asks. */
export function isSearchable(input: SearchInput): boolean {
  const parsed = parseSearch(input);
  return parsed.corpus === 'pins' && asksForAnything(parsed, strangerViewer);
}

/** Words of a search that everybody may be told of. */
const MOST_PLAIN_WORDS = 5;

/** Whether a search is a few words alone. Of others a part is not looked for, so that any text could stand in it. */
export function isPlainSearch(query: string): boolean {
  const { said, words, phrases, excluded, of } = parseSearch({ query });
  const hasOperators = phrases.length > 0 || excluded.length > 0 || of !== null;
  return !hasOperators && said.length <= MOST_PLAIN_WORDS && said.length === words.length;
}

/** The topics that words behind a `#` name. */
export function hashtagsAmong(topics: TopicsByWord, { hashtags }: ParsedSearch): TopicsByWord {
  return new Map([...topics].filter(([word]) => hashtags.includes(word)));
}

/** Topics are marks of pins alone. */
export function hasMarks({ corpus }: ParsedSearch): boolean {
  return corpus === 'pins' || corpus === 'own';
}

/** An app without the scope looks among the person's public pins: not even the end of a list may tell of a secret one. */
function withoutSecret(parsed: ParsedSearch, viewer: Viewer): ParsedSearch {
  return { ...parsed, corpus: 'pins', of: viewer.userId };
}
