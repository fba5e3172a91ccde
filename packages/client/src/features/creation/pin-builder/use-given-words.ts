import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { readGivenWords } from './given-words.ts';
import type { DraftsInHand } from './use-drafts.ts';

/** Takes the words of a page that an address brings along (`/pin-builder/?link=`), once the kept drafts are here. */
export function useGivenWords(hand: DraftsInHand): void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isReady = hand.kept.sync !== null;
  useEffect(() => {
    const words = readGivenWords(search);
    // Those of a share go to its files.
    if (!isReady || words === null || search.get('shared') === '1') return;
    hand.addWords(words);
    // They are taken once, also when the page is loaded anew.
    void navigate('/pin-builder/', { replace: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- both only act.
  }, [isReady, search]);
}
