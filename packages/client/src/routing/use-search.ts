import { useMemo } from 'react';
import { useLocation } from 'react-router';

/** The parameters of the address; they are changed by going to another one. */
export function useSearch(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
