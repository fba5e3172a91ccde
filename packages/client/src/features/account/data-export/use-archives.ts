import { useEffect } from 'react';
import { DataExportsResource } from '@bowerbird/contract/account/data-export/calls.ts';
import type { DataExport } from '@bowerbird/contract/account/data-export/schemas.ts';
import { useResource } from '../../../store/hooks.ts';

const none = {};
/** How often the list is asked for while an archive is being made. */
const LOOK_MILLISECONDS = 2000;

export interface Archives {
  /** The newest first; null until they are known. */
  readonly archives: readonly DataExport[] | null;
  readonly isMaking: boolean;
  readonly refresh: () => Promise<void>;
}

/** The viewer's archives, which are asked for again while one of them is made. */
export function useArchives(): Archives {
  const { data: archives, refresh } = useResource(DataExportsResource.get, none);
  const isMaking = archives?.some(({ state }) => state === 'making') ?? false;
  useEffect(() => {
    if (!isMaking) return;
    const timer = window.setInterval(() => void refresh(), LOOK_MILLISECONDS);
    return () => window.clearInterval(timer);
  }, [isMaking, refresh]);
  return { archives, isMaking, refresh };
}
