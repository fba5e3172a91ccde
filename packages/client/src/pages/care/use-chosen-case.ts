import { useSearchParams } from 'react-router';
import { ID_PATTERN } from '../../lib/id-pattern.ts';

/** The case that the address names, so that moderators hand a case on by its link. */
export function useChosenCase(): readonly [string | null, (id: string | null) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('case');
  const chosen = asked !== null && ID_PATTERN.test(asked) ? asked : null;
  const choose = (id: string | null) => {
    if (id !== chosen) setSearch(id === null ? {} : { case: id }, { replace: chosen !== null });
  };
  return [chosen, choose];
}
