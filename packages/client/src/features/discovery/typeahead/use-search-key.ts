import type { RefObject } from 'react';
import { usePageKey } from '../../../lib/use-page-key.ts';

/** Focuses the search field by “/”. */
export function useSearchKey(field: RefObject<HTMLInputElement | null>): void {
  usePageKey('/', () => {
    if (!field.current?.checkVisibility()) return false;
    field.current.focus();
    field.current.select();
    return true;
  });
}
