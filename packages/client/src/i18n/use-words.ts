import { useEffect, useState } from 'react';
import { useI18n } from './i18n.tsx';
import { loadAreas } from './load-messages.ts';
import type { OnDemandArea } from './on-demand-areas.ts';

/** Brings the words of an area for a part that comes on demand, on pages that do not name it; true once they are there. */
export function useWords(area: OnDemandArea): boolean {
  const i18n = useI18n();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let isWanted = true;
    loadAreas(i18n.locale, [area])
      .then((messages) => {
        i18n.load(i18n.locale, messages);
        if (isWanted) setReady(true);
      })
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [i18n, area]);
  return isReady;
}
