import { cutQuery } from '../../lib/cut-query.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { useEntryState } from '../../routing/use-entry-state.ts';

const REST_MS = 250;

export interface BoardSearchKit {
  readonly isOpen: boolean;
  /** What stands in the field. */
  readonly typed: string;
  /** What is looked for: what was typed once it rested. */
  readonly query: string;
  readonly open: () => void;
  readonly type: (typed: string) => void;
  readonly close: () => void;
}

/** The search within a board, which Back from a pin brings back. */
export function useBoardSearch(): BoardSearchKit {
  const [kept, keep] = useEntryState('boardSearch', readWords);
  const typed = kept ?? '';
  const rested = cutQuery(useDebounced(typed, REST_MS));
  return {
    isOpen: kept !== null,
    typed,
    query: typed.trim() === '' ? '' : rested,
    open: () => keep(''),
    type: keep,
    close: () => keep(null),
  };
}

function readWords(kept: unknown): string | null {
  return typeof kept === 'string' ? kept : null;
}
