import { useEffect, useRef } from 'react';
import { MessageSearchResource } from '@bowerbird/contract/social/conversations/calls.ts';
import { useNextPage, useResource } from '../../../store/hooks.ts';

/** A list that is shorter goes on by itself, so many pages of a term at most: each of them looks through many messages. */
const SHORT_LIST = 8;
const MOST_BY_ITSELF = 3;

/** Looks further back for a term: by itself while little was found, and when it is called. */
export function useLookingFurther(term: string): () => void {
  const { data, fetching, error, isAtEnd } = useResource(MessageSearchResource.get, { term });
  const fetchNext = useNextPage(MessageSearchResource.get, { term });
  const byItself = useRef({ term, times: 0 });
  const isShort = data !== null && data.length < SHORT_LIST;
  const goesOn = isShort && !fetching && !error && !isAtEnd;
  useEffect(() => {
    if (byItself.current.term !== term) byItself.current = { term, times: 0 };
    if (!goesOn || byItself.current.times >= MOST_BY_ITSELF) return;
    byItself.current.times += 1;
    fetchNext();
  }, [goesOn, term, fetchNext]);
  return fetchNext;
}
