import { TodayArticleResource } from '@bowerbird/contract/discovery/today/calls.ts';
import type { WholeArticle } from '@bowerbird/contract/discovery/today/schemas.ts';
import { useRef, useState } from 'react';
import { call } from '../../store/call.ts';
import { failureShown } from '../../store/failure-shown.ts';
import { useAppDispatch, useAppStore } from '../../store/hooks.ts';
import { writingOf, type Writing } from './writing.ts';

/** What another editor saved meanwhile, beside what was typed here. */
export interface Clash {
  readonly theirs: Writing;
  readonly mine: Writing;
  readonly version: string;
  /** Whether the form shows what the other one saved. */
  readonly isTheirsShown: boolean;
}

/** Keeps what two editors wrote at once until one of them chooses. `show` puts a writing into the form. */
export function useClash({ draft }: Pick<WholeArticle, 'draft'>, show: (writing: Writing) => void) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [clash, setClash] = useState<Clash | null>(null);
  const seen = useRef(draft?.version);

  return {
    clash,
    seenVersion: () => seen.current,
    /** The form says what the server has. */
    settle: (saved: Pick<WholeArticle, 'draft'>) => {
      seen.current = saved.draft?.version;
      setClash(null);
    },
    /** Brings what the other one saved. */
    meet: async (articleId: string, mine: Writing) => {
      try {
        const now = await dispatch(call(TodayArticleResource.get, { article_id: articleId }));
        const theirs = writingOf(now, (id) => store.getState().entities.board[id]?.url ?? '');
        setClash({ theirs, mine, version: now.draft?.version ?? '', isTheirsShown: false });
      } catch (error) {
        dispatch(failureShown(error));
      }
    },
    showTheirs: (known: Clash, mine: Writing) => {
      seen.current = known.version;
      show(known.theirs);
      setClash({ ...known, mine, isTheirsShown: true });
    },
    showMine: (known: Clash) => {
      show(known.mine);
      setClash({ ...known, isTheirsShown: false });
    },
    /** What the form shows may be saved over the newer version. */
    agree: (known: Clash) => {
      seen.current = known.version;
      setClash(null);
    },
  };
}
