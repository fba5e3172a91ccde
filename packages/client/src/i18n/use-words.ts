import type { I18n } from '@lingui/core';
import { useEffect, useState } from 'react';
import { useI18n } from './i18n.tsx';
import { loadAreas } from './load-messages.ts';
import type { OnDemandArea } from '@bowerbird/words/areas.generated.ts';

/** Brings the words of an area for a part that comes on demand, on pages that do not name it; true once they are there. */
export function useWords(area: OnDemandArea): boolean {
  const i18n = useI18n();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let isWanted = true;
    bringWords(i18n, area)
      .then(() => isWanted && setReady(true))
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [i18n, area]);
  return isReady;
}

/** Brings the words of an area before what needs them is shown; rejects when they cannot be had. */
export async function bringWords(i18n: I18n, area: OnDemandArea): Promise<void> {
  i18n.load(i18n.locale, await loadAreas(i18n.locale, [area]));
}
