import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { LostFiles } from '@bowerbird/domain/pinning/shared-words.ts';
import { takeSharedFiles } from '../../../lib/shared-files.ts';
import { readGivenWords } from './given-words.ts';
import type { DraftsInHand } from './use-drafts.ts';

/**
 * Takes what another app shared with the words beside it, or what was pasted or dropped on another page. Gives what is to be
 * said of files that did not come.
 */
export function useSharedFiles(hand: Pick<DraftsInHand, 'addSharedFiles' | 'addWords'>): LostFiles | null {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [shared] = useState(() => search.get('shared'));
  const latest = useRef(hand);
  useEffect(() => {
    latest.current = hand;
  });
  useEffect(() => {
    const words = shared === '1' ? readGivenWords(search) : null;
    takeSharedFiles().then(
      (files) => {
        if (files.length > 0) latest.current.addSharedFiles(files, words);
        else if (words) latest.current.addWords(words);
        // They are taken once, also when the page is loaded anew.
        if (words) void navigate('/pin-builder/', { replace: true });
      },
      () => undefined,
    );
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what was shared is taken once.
  }, []);
  return shared === 'log_in' || shared === 'refused' ? shared : null;
}
